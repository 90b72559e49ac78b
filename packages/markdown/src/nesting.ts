import { Parser } from 'htmlparser2'

const rows = ['table', 'thead', 'tbody', 'tfoot']

/** Elements that fit into these parents only. Elsewhere a browser ends other elements to make room for them. */
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

/** Elements that contain only elements of the table above. */
const strictParents = new Set([...rows, 'tr', 'colgroup'])

const heading = /^h[1-6]$/

interface OpenElement {
  name: string
  isKept: boolean
  /** End of the tag. */
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
 * True at the beginning of a list item, or of its first paragraph. Only there may a task box be: it is drawn to the left
 * of its place, where an item has its bullet.
 */
function beginsItem(html: string, at: number, kept: readonly OpenElement[]): boolean {
  const item = kept.at(-1)?.name === 'p' ? kept.at(-2) : kept.at(-1)
  return item?.name === 'li' && at - item.end < 20 && /^\s*(<p>\s*)?$/.test(html.slice(item.end, at))
}

/**
 * Drops the tags that stand where a browser would end another element to make room for them, and task boxes outside
 * lists, and keeps their content. In `<ul><li><div><li></li></div></li></ul>` the second `<li>` ends the box in the
 * first, whose `</div>` would then end the box around the text.
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
    // Reads the tags as they are written, without the implied ones of HTML.
    { xmlMode: true },
  )
  parser.end(html)
  return written + html.slice(done)
}
