import type { MarkdownIt, StateCore, Token } from 'markdown-it'

const slugLimit = 60

/** Makes a URL fragment from a heading's text: `What's new?` becomes `what-s-new`. */
function slugOf(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  return Array.from(words.join('-')).slice(0, slugLimit).join('').replace(/-$/, '')
}

/** Returns the text of a heading without markup. */
export function textIn(inline: Token | undefined): string {
  return (inline?.children ?? [])
    .map(({ type, content }) =>
      type === 'softbreak' || type === 'hardbreak' ? ' ' : type.startsWith('html') ? '' : content,
    )
    .join('')
}

function nameHeadings(state: StateCore): void {
  // Set by `parseEnvironment`; keeps the heading ids of two texts on one page apart.
  const { docId } = state.env as { docId: string }
  const ids = new Map<string, string>()
  const used = new Map<string, number>()
  state.tokens.forEach((token, index) => {
    if (token.type !== 'heading_open') return
    const slug = slugOf(textIn(state.tokens[index + 1])) || 'section'
    let again = used.get(slug) ?? 0
    while (ids.has(again === 0 ? slug : `${slug}-${again}`)) again += 1
    used.set(slug, again)
    const name = again === 0 ? slug : `${slug}-${again}`
    ids.set(name, `h-${docId}-${name}`)
    token.attrSet('id', `h-${docId}-${name}`)
  })
  if (ids.size > 0) for (const token of state.tokens) linkToHeadings(token, ids)
}

/** Points `#name` links within a text at that text's own heading. */
function linkToHeadings(block: Token, ids: ReadonlyMap<string, string>): void {
  for (const token of block.children ?? []) {
    const href = token.type === 'link_open' ? String(token.attrGet('href') ?? '') : ''
    const id = href.startsWith('#') ? ids.get(decoded(href.slice(1))) : undefined
    if (id !== undefined) token.attrSet('href', `#${id}`)
  }
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment).toLowerCase()
  } catch {
    return fragment
  }
}

/** Gives headings ids made from their text, so that links can point at them. */
export function headingIds(md: MarkdownIt): void {
  md.core.ruler.after('inline', 'heading_ids', nameHeadings)
}
