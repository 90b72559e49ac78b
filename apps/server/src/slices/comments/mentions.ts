/**
 * An `@` inside a code span or a bare URL is not a mention. Inside a Markdown link it is one, but does not become
 * another link.
 */
const CODE = /(`+)[^`][\s\S]*?\1/.source
const LINK = /\[[^\]\n]*\]\([^)\s]*\)/.source
const ADDRESS = /https?:\/\/\S+/.source
const MENTION = /(?<![\p{L}\p{N}_@./-])@([a-z0-9][a-z0-9_.-]{0,28}[a-z0-9_])/u.source

const CODE_OR_MENTION = new RegExp(`${CODE}|${ADDRESS}|${MENTION}`, 'giu')
const CODE_LINK_OR_MENTION = new RegExp(`${CODE}|${LINK}|${ADDRESS}|${MENTION}`, 'giu')

/** Extracts the names after an `@` in a comment, lower-case, each once, whether or not such users exist. */
export function mentionedNames(text: string): string[] {
  const names = new Set<string>()
  for (const match of text.matchAll(CODE_OR_MENTION)) {
    if (match[2] !== undefined) names.add(match[2].toLowerCase())
  }
  return [...names]
}

/**
 * Turns mentions of existing users into links (`docs/spec/decisions.md#d19`) and leaves the rest of the text unchanged.
 */
export function linkMentions(text: string, existing: ReadonlySet<string>): string {
  return text.replaceAll(CODE_LINK_OR_MENTION, (whole: string, _ticks: unknown, name: string | undefined) => {
    if (name === undefined || !existing.has(name.toLowerCase())) return whole
    return `[@${name.replaceAll('_', '\\_')}](/u/${name.toLowerCase()})`
  })
}
