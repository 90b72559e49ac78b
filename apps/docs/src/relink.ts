import { posix } from 'node:path'

const CODE = /(^```[\s\S]*?^```$|`[^`\n]*`)/gm
const LINK = /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)/g

/**
 * Changes the relative links of a document in the repository into links to pages of the site. A link to a file without
 * a page is replaced by its text, and pictures from the repository are removed.
 *
 * @param markdown the document
 * @param source path of the document from the root of the repository
 * @param addresses addresses of pages by the path of their source
 */
export function relink(markdown: string, source: string, addresses: ReadonlyMap<string, string>): string {
  const relinked = (text: string) =>
    text.replaceAll(LINK, (whole, picture: string, label: string, target: string) => {
      if (/^(?:[a-z]+:|#|\/)/.test(target)) return whole
      const [path = '', anchor] = target.split('#')
      const address = addresses.get(posix.join(posix.dirname(source), path))
      if (address === undefined) return picture === '' ? label : ''
      return `[${label}](${address}${anchor === undefined ? '' : `#${anchor}`})`
    })
  // A label may contain inline code, so such links are replaced before code is skipped.
  const withLabels = markdown.replaceAll(/\[`[^`\n]*`\]\([^)\s]+\)/g, relinked)
  return withLabels
    .split(CODE)
    .map((part, index) => (index % 2 === 1 ? part : relinked(part)))
    .join('')
}
