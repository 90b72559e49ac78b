import { Notice } from '@quandary/ui'
import type { ReactNode } from 'react'

function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}

/** Error of a step. It scrolls into view, because on a phone the pressed button may be far below. */
export function FailureNotice({ title, children }: { title: string; children?: ReactNode }): ReactNode {
  return (
    <div ref={intoView}>
      <Notice tone="danger" live="alert" title={title}>
        {children}
      </Notice>
    </div>
  )
}
