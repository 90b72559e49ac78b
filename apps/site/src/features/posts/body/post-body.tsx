import { Prose } from '@quandary/ui'
import { Suspense, useCallback, useMemo, useState, type ReactNode } from 'react'
import { lazyPart } from '../../../shell/loading/lazy-part.tsx'
import { useWords } from '../../../shell/context/site-context.ts'
import { addCodeTools } from './code-tools.ts'
import { withChineseEmphasis } from './chinese-emphasis.ts'
import { framedCode } from './framed-code.ts'
import { withHeadingAnchors } from './heading-anchors.ts'
import { pictureIn, withPictureLinks, type Picture } from './picture-links.ts'

const PictureDialog = lazyPart(async () => (await import('./picture-dialog.tsx')).PictureDialog)

/** Loads the font for formulas. Without the font they only look worse, so a failure is not reported. */
async function showFormulas(text: HTMLElement): Promise<void> {
  const formulas = await import('./formulas.ts').catch(() => undefined)
  formulas?.prepareFormulas(text)
}

/** The text of a post: HTML that the server has rendered and sanitized. */
export function PostBody({ html }: { html: string }): ReactNode {
  const { t } = useWords()
  const [picture, setPicture] = useState<Picture>()
  const framed = useMemo(() => {
    const anchored = withHeadingAnchors(withChineseEmphasis(html), (heading) => t('post.heading_link', { heading }))
    const linked = withPictureLinks(anchored, (alt) => t('post.picture', { alt }))
    return framedCode(linked, (language) => t('code.block', { language }).trim())
  }, [html, t])
  const onMount = useCallback(
    (text: HTMLDivElement | null) => {
      if (text === null) return undefined
      addCodeTools(text, {
        wrap: t('code.wrap'),
        copy: t('kit.copy'),
        copied: t('kit.copied'),
        failed: t('kit.copy_failed'),
      })
      if (text.querySelector('math') !== null) void showFormulas(text)
      const onClick = (event: MouseEvent) => {
        const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
        const clicked = elsewhere ? undefined : pictureIn(event.target)
        if (clicked === undefined) return
        event.preventDefault()
        setPicture(clicked)
      }
      text.addEventListener('click', onClick)
      return () => text.removeEventListener('click', onClick)
    },
    [t],
  )
  // Because of the key, React replaces the element when the text changes, so each element gets its buttons only once.
  return (
    <>
      <Prose key={html} html={framed} ref={onMount} />
      {picture === undefined ? null : (
        <Suspense>
          <PictureDialog picture={picture} onClose={() => setPicture(undefined)} />
        </Suspense>
      )}
    </>
  )
}
