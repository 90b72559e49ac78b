import * as styles from './code-tools.css.ts'

/** A picture in a post, for its link and the dialog. */
export interface Picture {
  src: string
  /** Alternative text; empty if the author wrote none. */
  alt: string
}

/**
 * Matches a link with its content, or a picture. Links are matched first, so that the pictures inside them are skipped.
 */
const LINK_OR_PICTURE = /<a\b[^>]*>[^]*?<\/a>|<img\b[^>]*>/g

/**
 * Wraps every picture of a text in a link to its file, so that it can be seen at full size even without scripts.
 * Pictures inside links do not change.
 *
 * @param html sanitized HTML from the server
 * @param nameOf returns the accessible name of the link for the alternative text, which may be empty
 */
export function withPictureLinks(html: string, nameOf: (alt: string) => string): string {
  return html.replaceAll(LINK_OR_PICTURE, (found) => {
    const src = attributeOf(found, 'src')
    if (!found.startsWith('<img') || src === '') return found
    // The alternative text is already escaped; the translated text around it is not.
    const name = nameOf(attributeOf(found, 'alt')).trim().replaceAll('"', '&quot;')
    return `<a class="${styles.picture}" href="${src}" rel="nofollow noopener" aria-label="${name}">${found}</a>`
  })
}

/** Returns the value of an attribute as written, that is, still escaped. Returns '' if there is none. */
function attributeOf(tag: string, name: 'src' | 'alt'): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
}

/** Returns the picture whose link was clicked, if any. */
export function pictureIn(target: EventTarget | null): Picture | undefined {
  const link = target instanceof Element ? target.closest(`.${CSS.escape(styles.picture)}`) : null
  const image = link?.querySelector('img')
  return image ? { src: image.src, alt: image.alt } : undefined
}
