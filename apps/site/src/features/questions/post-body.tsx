import { Prose } from '@quandary/ui'
import { useCallback, useMemo, type ReactNode } from 'react'
import { useWords } from '../../shell/site-context.ts'
import { addCodeTools } from './code-tools.ts'
import { withChineseEmphasis } from './chinese-emphasis.ts'
import { framedCode } from './framed-code.ts'
import { withHeadingAnchors } from './heading-anchors.ts'

/** The text of a post: HTML that the server has rendered and sanitized. */
export function PostBody({ html }: { html: string }): ReactNode {
  const { t } = useWords()
  const framed = useMemo(() => {
    const anchored = withHeadingAnchors(withChineseEmphasis(html), (heading) => t('post.heading_link', { heading }))
    return framedCode(anchored, (language) => t('code.block', { language }).trim())
  }, [html, t])
  const onMount = useCallback(
    (text: HTMLDivElement | null) => {
      if (text === null) return
      addCodeTools(text, { copy: t('kit.copy'), copied: t('kit.copied'), failed: t('kit.copy_failed') })
    },
    [t],
  )
  // The key replaces the element when the text changes, so that each element gets its buttons once.
  return <Prose key={html} html={framed} ref={onMount} />
}
