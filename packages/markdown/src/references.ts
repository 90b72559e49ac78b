import type { MarkdownIt, StateCore, Token } from 'markdown-it'

/**
 * Targets of references in a text; each function is called once per reference. If a function returns undefined, the
 * reference stays plain text.
 */
export interface ReferenceTargets {
  /** Returns the address of a person's page for `@name`; the name is lower-case. */
  personPath?: (username: string) => string | undefined
  /** Returns the address of a question or an answer for `#` followed by a possible public id, long or short. */
  postPath?: (id: string) => string | undefined
}

const mention = /(?<![\p{Script=Latin}\p{N}_@./-])@(?<name>[a-z0-9][a-z0-9_.-]{0,28}[a-z0-9_])/u.source
const postId = /(?<![\p{L}\p{N}_#&/])#(?<id>[0-9a-zA-Z]{3,17})(?![\p{L}\p{N}_-])/u.source
const reference = new RegExp(`${mention}|${postId}`, 'giu')

function targetOf(groups: Record<string, string | undefined>, targets: ReferenceTargets): string | undefined {
  const { name, id } = groups
  if (name !== undefined) return targets.personPath?.(name.toLowerCase())
  return id === undefined ? undefined : targets.postPath?.(id)
}

/** Splits a piece of text into text and links. */
function linked(state: StateCore, token: Token, targets: ReferenceTargets): Token[] {
  const made: Token[] = []
  let done = 0
  const text = (end: number) => {
    if (end <= done) return
    const piece = new state.Token('text', '', 0)
    piece.content = token.content.slice(done, end)
    made.push(piece)
  }
  for (const match of token.content.matchAll(reference)) {
    const href = targetOf(match.groups ?? {}, targets)
    if (href === undefined) continue
    text(match.index)
    const open = new state.Token('link_open', 'a', 1)
    open.attrs = [['href', href]]
    const words = new state.Token('text', '', 0)
    words.content = match[0]
    made.push(open, words, new state.Token('link_close', 'a', -1))
    done = match.index + match[0].length
  }
  if (made.length === 0) return [token]
  text(token.content.length)
  return made
}

/** Returns the change in link depth that a raw HTML tag makes. */
function linkStep(html: string): number {
  if (/^<a[\s>]/i.test(html)) return 1
  return /^<\/a\s*>/i.test(html) ? -1 : 0
}

function linkReferences(state: StateCore): void {
  // Set by `parseEnvironment`. Without a function for either kind of reference, nothing becomes a link.
  const { targets } = state.env as { targets?: ReferenceTargets }
  if (!targets?.personPath && !targets?.postPath) return
  for (const block of state.tokens) {
    let depth = 0
    block.children &&= block.children.flatMap((token) => {
      if (token.type === 'link_open') depth += 1
      else if (token.type === 'link_close') depth -= 1
      else if (token.type === 'html_inline') depth = Math.max(0, depth + linkStep(token.content))
      return token.type === 'text' && depth === 0 ? linked(state, token, targets) : [token]
    })
  }
}

/**
 * Turns mentions (`@name`) and references to posts (`#id`) into links if their targets exist; code and existing links
 * are left alone.
 */
export function references(md: MarkdownIt): void {
  md.core.ruler.after('linkify', 'references', linkReferences)
}

/** References found in a text, without duplicates and in order. */
export interface References {
  /** In lower case. */
  usernames: string[]
  /** Text after `#` that may be a public id. */
  postIds: string[]
  /** Addresses of links as in the HTML: percent-encoded, the host in ASCII. Links written as HTML are not included. */
  links: string[]
}

/** Collects the references of a text without checking that their targets exist. */
export function readReferences(md: MarkdownIt, source: string, env: object): References {
  const usernames = new Set<string>()
  const postIds = new Set<string>()
  const links = new Set<string>()
  const targets: ReferenceTargets = {
    personPath: (username) => void usernames.add(username),
    postPath: (id) => void postIds.add(id),
  }
  for (const block of md.parse(source, { ...env, targets })) {
    for (const token of block.children ?? []) {
      if (token.type === 'link_open') links.add(String(token.attrGet('href') ?? ''))
    }
  }
  return { usernames: [...usernames], postIds: [...postIds], links: [...links] }
}
