import { Notice } from '@quandary/ui'
import { errorText, type FormFailure } from '@quandary/web-shell'
import type { ReactNode } from 'react'
import { useLanguage } from './language.tsx'

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

/** Error of a form that belongs to none of its fields. The server also validates what was entered in earlier steps. */
export function FormFailureNotice({ failure: { cause } }: { failure: FormFailure }): ReactNode {
  const { t } = useLanguage()
  if (!cause) return null
  const message =
    cause.kind === 'fields' ? cause.fields.map(({ error_msg }) => error_msg).join(' ') : errorText(cause, t)
  return <FailureNotice title={t('error.not_done')}>{message}</FailureNotice>
}
