import { mapOutsideCode } from './outside-code.ts'

/** Matches the text before the path of a link or a picture, in Markdown or in HTML. */
const LEAD = String.raw`\]\(\s*<?|^ {0,3}\[[^\]\n]+\]:\s*<?|\b(?:href|src)=["']`
const PATH = String.raw`\/(?!\/)[^\s()"'<>\]]*`

/** A link to the site that the text comes from. */
interface FormerLink {
  /** Path with query and fragment. */
  path: string
  /** True if the address has no host. */
  isRelative: boolean
}

/**
 * Replaces the addresses in a Markdown text that lead to the site it comes from: paths, and addresses with one of its
 * host names. A bare address that is replaced by a path becomes a link to the path, because Markdown does not turn a
 * bare path into a link.
 * @param hosts in lower case; if empty, only paths are found
 * @param change returns the new address, undefined to leave the old one
 */
export function changeFormerLinks(
  markdown: string,
  hosts: readonly string[],
  change: (link: FormerLink) => string | undefined,
): string {
  const pattern = patternOf(hosts)
  const labels = definedLabels(markdown)
  return mapOutsideCode(markdown, (text) =>
    text.replace(pattern, (whole: string, ...found: unknown[]) => {
      // The last arguments of a replacer are the offset, the text and the named groups.
      const [offset, , groups] = found.slice(-3) as [number, string, Record<Group, string | undefined>]
      const { lead = '', path, bracketed, after } = groups
      if (path !== undefined) return lead + (change({ path, isRelative: true }) ?? path)
      const isBracketed = whole.startsWith('<')
      const [address, tail] = isBracketed ? [bracketed ?? '', ''] : splitTail(after ?? '')
      const changed = change({ path: address === '' ? '/' : address, isRelative: false })
      if (changed === undefined) return whole
      const part = partOfLink(text, offset, offset + whole.length, labels)
      // The label of a reference link stays unchanged, because only its definition contains the address.
      if (part === 'label') return whole
      // Markdown turns a bare address into a link, but not a bare path.
      if (changed.startsWith('/') && part === undefined) return `[${changed}](${changed})${tail}`
      return (isBracketed ? `<${changed}>` : changed) + tail
    }),
  )
}

type Group = 'lead' | 'path' | 'bracketed' | 'after'

/** Number of characters looked at on each side of an address; labels and link texts are rarely longer. */
const CONTEXT_LENGTH = 300

/** Matches what precedes the address of a link or a picture. */
const BEFORE_TARGET = /(?:\]\(\s*<?|^ {0,3}\[[^\]]+\]:\s*<?|\b(?:href|src)=["']?)$/i
const DEFINITIONS = /^ {0,3}\[([^\]\n]+)\]:/gm

/** Returns the labels that a Markdown text defines, normalized by `nameOfLabel`. */
function definedLabels(markdown: string): ReadonlySet<string> {
  return new Set([...markdown.matchAll(DEFINITIONS)].map(([, label = '']) => nameOfLabel(label)))
}

/**
 * Normalizes a label. Labels that differ only in case and spaces are the same (CommonMark, link reference definitions).
 */
function nameOfLabel(label: string): string {
  return label.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

/** Classifies a range of a Markdown text: the address or text of a link or picture, a label of one, or neither. */
function partOfLink(text: string, from: number, to: number, labels: ReadonlySet<string>): 'link' | 'label' | undefined {
  const before = text.slice(Math.max(0, from - CONTEXT_LENGTH), from)
  const line = before.slice(before.lastIndexOf('\n') + 1)
  if (BEFORE_TARGET.test(line) || isInAnchor(text, from, to)) return 'link'
  return partInBrackets(text, from, to, labels)
}

/** True if the range is between `<a …>` and `</a>`, at any depth. */
function isInAnchor(text: string, from: number, to: number): boolean {
  const before = text.slice(Math.max(0, from - CONTEXT_LENGTH), from).toLowerCase()
  const after = text.slice(to, to + CONTEXT_LENGTH).toLowerCase()
  const opened = before.search(/<a\s(?!.*<a\s)/s)
  return opened >= 0 && before.includes('>', opened) && !before.includes('</a', opened) && after.includes('</a>')
}

/**
 * Classifies a range by the brackets around it: their text may be a defined label, or an address or a label may follow
 * them.
 */
function partInBrackets(
  text: string,
  from: number,
  to: number,
  labels: ReadonlySet<string>,
): 'link' | 'label' | undefined {
  const opened = openBrackets(text, from)
  let depth = 0
  for (let at = to; at < Math.min(text.length, to + CONTEXT_LENGTH) && opened.length > 0; at += 1) {
    if (text.startsWith('\n\n', at)) return undefined
    if (isBracket(text, at, '[')) depth += 1
    if (!isBracket(text, at, ']')) continue
    if (depth > 0) {
      depth -= 1
      continue
    }
    const start = opened.pop() ?? 0
    if (labels.has(nameOfLabel(text.slice(start + 1, at)))) return 'label'
    if ('(['.includes(text[at + 1] ?? ' ')) return 'link'
  }
  return undefined
}

/** Returns the positions of the brackets that are open at a position within its paragraph, innermost last. */
function openBrackets(text: string, until: number): number[] {
  const opened: number[] = []
  for (let at = Math.max(0, until - CONTEXT_LENGTH); at < until; at += 1) {
    if (text.startsWith('\n\n', at)) opened.length = 0
    if (isBracket(text, at, '[')) opened.push(at)
    if (isBracket(text, at, ']')) opened.pop()
  }
  return opened
}

function isBracket(text: string, at: number, bracket: '[' | ']'): boolean {
  return text[at] === bracket && text[at - 1] !== '\\'
}

/** Returns the links that {@link changeFormerLinks} passes to `change`. */
export function formerLinksIn(markdown: string, hosts: readonly string[]): FormerLink[] {
  const links: FormerLink[] = []
  changeFormerLinks(markdown, hosts, (link) => void links.push(link))
  return links
}

function patternOf(hosts: readonly string[]): RegExp {
  const path = `(?<lead>${LEAD})(?<path>${PATH})`
  if (hosts.length === 0) return new RegExp(path, 'gim')
  const names = hosts.map((host) => host.replaceAll(/[^\w-]/g, String.raw`\$&`)).join('|')
  const host = `(?:https?:)?//(?:www\\.)?(?:${names})(?![\\w.-])`
  return new RegExp(`${path}|<${host}(?<bracketed>${PATH})?>|${host}(?<after>${PATH})?`, 'gim')
}

/** Splits off punctuation that ends the sentence and not the address. */
function splitTail(address: string): [string, string] {
  const tail = /[.,;:!?*_~]+$/.exec(address)?.[0] ?? ''
  return [address.slice(0, address.length - tail.length), tail]
}
