import { Parser } from 'htmlparser2'

const rows = ['table', 'thead', 'tbody', 'tfoot']

/**
 * Allowed parents by element. Under any other parent, a browser closes open elements to make room for the element, or
 * ignores its tags.
 */
const parents: Record<string, readonly string[]> = {
  li: ['ul', 'ol'],
  dt: ['dl'],
  dd: ['dl'],
  caption: ['table'],
  colgroup: ['table'],
  col: ['table', 'colgroup'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  tr: rows,
  td: ['tr'],
  th: ['tr'],
}

/** Elements that may contain only elements with an entry in `parents`. */
const strictParents = new Set([...rows, 'tr', 'colgroup'])

const heading = /^h[1-6]$/

interface OpenElement {
  name: string
  isKept: boolean
  /** Position in the HTML right after the start tag. */
  end: number
}

function fits(name: string, kept: readonly OpenElement[]): boolean {
  const parent = kept.at(-1)?.name ?? ''
  const allowed = Object.hasOwn(parents, name) ? parents[name] : undefined
  if (allowed) return allowed.includes(parent)
  if (heading.test(name) && kept.some((ancestor) => heading.test(ancestor.name))) return false
  return !strictParents.has(parent)
}

/**
 * True at the beginning of a list item or of its first paragraph. Task boxes are allowed only there, because they are
 * drawn to the left of their position, where a list item has its bullet.
 */
function beginsItem(html: string, at: number, kept: readonly OpenElement[]): boolean {
  const item = kept.at(-1)?.name === 'p' ? kept.at(-2) : kept.at(-1)
  return item?.name === 'li' && at - item.end < 20 && /^\s*(<p>\s*)?$/.test(html.slice(item.end, at))
}

/**
 * Drops tags that would make a browser close another element, and task boxes outside lists. Their content is kept. In
 * `<ul><li><div><li></li></div></li></ul>` the second `<li>` would close the `<div>`, and `</div>` would then close the
 * element around the post.
 *
 * @param html written by the sanitiser: every element is closed, every attribute quoted
 */
export function dropMisplacedTags(html: string): string {
  const open: OpenElement[] = []
  let written = ''
  let done = 0
  const dropTag = () => {
    written += html.slice(done, parser.startIndex)
    done = parser.endIndex + 1
  }
  const parser: Parser = new Parser(
    {
      onopentag(name, attributes) {
        const kept = open.filter((element) => element.isKept)
        const isBox = attributes['class']?.split(' ').includes('task-list-box') === true
        const isKept = fits(name, kept) && (!isBox || beginsItem(html, parser.startIndex, kept))
        open.push({ name, isKept, end: parser.endIndex + 1 })
        if (!isKept) dropTag()
      },
      onclosetag(_name, isImplied) {
        if (open.pop()?.isKept === false && !isImplied) dropTag()
      },
    },
    // XML mode: reports the tags as written, without the end tags that HTML implies.
    { xmlMode: true },
  )
  parser.end(html)
  return written + html.slice(done)
}
