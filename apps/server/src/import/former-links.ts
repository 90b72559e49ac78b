import { mapOutsideCode } from './outside-code.ts'

/** The places of a Markdown text, in its own syntax or in HTML, where a path is the address of a link or a picture. */
const LEAD = String.raw`\]\(\s*<?|^ {0,3}\[[^\]\n]+\]:\s*<?|\b(?:href|src)=["']`
const PATH = String.raw`\/(?!\/)[^\s()"'<>\]]*`

/** A path of the site that a text comes from. */
interface FormerLink {
  /** With query and fragment. */
  path: string
  /** True if the text has it without a host. */
  isRelative: boolean
}

/**
 * Replaces the addresses in a Markdown text that lead to the site it comes from: paths, and addresses with one of its
 * host names.
 * @param hosts in lower case; without any only paths are found
 * @param change returns the new address, undefined to leave it
 */
export function changeFormerLinks(
  markdown: string,
  hosts: readonly string[],
  change: (link: FormerLink) => string | undefined,
): string {
  const pattern = patternOf(hosts)
  return mapOutsideCode(markdown, (text) =>
    text.replace(pattern, (whole: string, ...found: unknown[]) => {
      // Named groups are the last argument of a replacer.
      const groups = found.at(-1) as Record<'lead' | 'path' | 'after', string | undefined>
      const { lead = '', path, after } = groups
      if (path !== undefined) return lead + (change({ path, isRelative: true }) ?? path)
      const [address, tail] = splitTail(after ?? '')
      const changed = change({ path: address === '' ? '/' : address, isRelative: false })
      return changed === undefined ? whole : changed + tail
    }),
  )
}

/** Returns the links of {@link changeFormerLinks}. */
export function formerLinksIn(markdown: string, hosts: readonly string[]): FormerLink[] {
  const links: FormerLink[] = []
  changeFormerLinks(markdown, hosts, (link) => void links.push(link))
  return links
}

function patternOf(hosts: readonly string[]): RegExp {
  const path = `(?<lead>${LEAD})(?<path>${PATH})`
  if (hosts.length === 0) return new RegExp(path, 'gim')
  const names = hosts.map((host) => host.replaceAll(/[^\w-]/g, String.raw`\$&`)).join('|')
  return new RegExp(`${path}|(?:https?:)?//(?:www\\.)?(?:${names})(?![\\w.-])(?<after>${PATH})?`, 'gim')
}

/** Splits off what ends a sentence and not an address. */
function splitTail(address: string): [string, string] {
  const tail = /[.,;:!?*_~]+$/.exec(address)?.[0] ?? ''
  return [address.slice(0, address.length - tail.length), tail]
}
