import { Prose } from '@quandary/ui'
import type { ReactNode } from 'react'

/** The text of a post: HTML that the server has rendered and made safe. */
export function PostBody({ html }: { html: string }): ReactNode {
  return <Prose html={html} />
}
