import { Notice } from '@quandary/ui'
import type { ReactNode } from 'react'

function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}

/** Why a step was refused. It moves into sight: on a phone the button that was pressed may be far below. */
export function FailureNotice({ title, children }: { title: string; children?: ReactNode }): ReactNode {
  return (
    <div ref={intoView}>
      <Notice tone="danger" live="alert" title={title}>
        {children}
      </Notice>
    </div>
  )
}
