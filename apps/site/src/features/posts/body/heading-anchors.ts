import * as styles from './code-tools.css.ts'

/** Matches a heading with an id. The server has added the ids. */
const HEADING = /<h([1-6]) id="([^"]+)">([^]*?)<\/h\1>/g

/**
 * Adds to every heading with an id a link to itself, so that part of a long post can be shared.
 *
 * @param html sanitized HTML from the server
 * @param nameOf returns the accessible name of the link for the text of the heading
 */
export function withHeadingAnchors(html: string, nameOf: (heading: string) => string): string {
  return html.replaceAll(HEADING, (_, level: string, id: string, content: string) => {
    // In the rendered HTML, the heading's text is already escaped, but quotes still have to be escaped within an
    // attribute.
    const name = nameOf(content.replaceAll(/<[^>]*>/g, '').trim()).replaceAll('"', '&quot;')
    return `<h${level} id="${id}">${content}<a class="${styles.anchor}" href="#${id}" aria-label="${name}">#</a></h${level}>`
  })
}
