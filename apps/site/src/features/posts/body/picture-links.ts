import * as styles from './code-tools.css.ts'

/** A picture of a text, as its link and the dialog show it. */
export interface Picture {
  src: string
  /** Its text; empty if the author wrote none. */
  alt: string
}

/** A link with everything in it, or a picture. */
const LINK_OR_PICTURE = /<a\b[^>]*>[^]*?<\/a>|<img\b[^>]*>/g

/**
 * Makes every picture of a text a link to its file, so that it can be seen at full size, without scripts too. Pictures
 * that are links already stay as they are.
 *
 * @param html sanitized HTML from the server
 * @param nameOf returns the accessible name of the link, for the text of the picture, which may be empty
 */
export function withPictureLinks(html: string, nameOf: (alt: string) => string): string {
  return html.replaceAll(LINK_OR_PICTURE, (found) => {
    const src = attributeOf(found, 'src')
    if (!found.startsWith('<img') || src === '') return found
    // The text of the picture is escaped already, the sentence around it is not.
    const name = nameOf(attributeOf(found, 'alt')).trim().replaceAll('"', '&quot;')
    return `<a class="${styles.picture}" href="${src}" rel="nofollow noopener" aria-label="${name}">${found}</a>`
  })
}

/** Returns an attribute as it is written, escaped; empty if there is none. */
function attributeOf(tag: string, name: 'src' | 'alt'): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
}

/** Returns the picture whose link was clicked. */
export function pictureIn(target: EventTarget | null): Picture | undefined {
  const link = target instanceof Element ? target.closest(`.${CSS.escape(styles.picture)}`) : null
  const image = link?.querySelector('img')
  return image ? { src: image.src, alt: image.alt } : undefined
}
