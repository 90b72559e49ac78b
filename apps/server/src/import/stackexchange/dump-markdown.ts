import { isValidSlug, normaliseSlug } from '../../slices/tags/index.ts'
import { mapOutsideCode } from '../outside-code.ts'

/** Link texts that Stack Exchange shows for words in brackets in a comment, such as `[ask]`. */
const PAGES: Readonly<Record<string, string>> = {
  about: 'About',
  answer: 'How to Answer',
  ask: 'How to Ask',
  chat: 'chat',
  edit: 'edit',
  faq: 'FAQ',
  help: 'help center',
  main: 'main site',
  meta: 'meta site',
  privileges: 'privileges',
  tour: 'tour',
}
const PAGE = new RegExp(String.raw`(?<!\])\[(${Object.keys(PAGES).join('|')})(?:/[a-z-]+)?\](?![[(:])`, 'gi')
const TAG = /\[(meta-)?tag:([^[\]\s|]{1,60})(?:\|[^\]\n]{0,100})?\](?![[(:])/gi
const OTHER_SITE = /(?<!\])\[([a-z][a-z0-9-]*(?:\.[a-z0-9-]+)*)\.se\](?![[(:])/gi
const LANGUAGE = /^<!--\s*language(?:-all)?:\s*(?:lang-)?([\w+#.-]+)\s*-->$/
const SNIPPET = /^<!--\s*(?:begin|end) snippet\b.*-->$/
const SPOILER = /^ {0,3}>!\s?/

/** Facts about the site that the translation of a text needs. */
export interface DumpMarkdownOptions {
  /** The word above a hidden text, in the site's language. */
  spoiler: string
}

/**
 * Translates the syntax that only Stack Exchange's Markdown has: `[tag:x]`, `[site.se]`, spoilers, code with a named
 * language, snippets, and addresses without a scheme.
 */
export function translateMarkdown(source: string, options: DumpMarkdownOptions): string {
  const text = source.replaceAll(/\r\n?/g, '\n')
  return mapOutsideCode(hideSpoilers(fenceNamedCode(text), options.spoiler), (part) => shared(part))
}

/** Like {@link translateMarkdown} for comments, in which words in brackets such as `[ask]` are links as well. */
export function translateComment(source: string): string {
  return mapOutsideCode(source, (part) =>
    shared(part).replace(PAGE, (_whole, name: string) => PAGES[name.toLowerCase()] ?? name),
  )
}

function shared(part: string): string {
  return part
    .replace(TAG, (_whole, meta: string | undefined, name: string) => {
      const slug = normaliseSlug(name)
      const isHere = meta === undefined && isValidSlug(slug)
      return isHere ? `[${name}](/tags/${encodeURIComponent(slug)})` : name
    })
    .replace(OTHER_SITE, (_whole, name: string) => `[${name}.se](https://${name.toLowerCase()}.stackexchange.com)`)
    .replaceAll(/(\]\(\s*<?|^ {0,3}\[[^\]\n]+\]:\s*<?|\b(?:href|src)=["'])\/\/(?=[\w-]+\.)/gim, '$1https://')
}

/** Turns lines that begin with `>!` into a hidden block. */
function hideSpoilers(text: string, word: string): string {
  if (!text.includes('>!')) return text
  const lines: string[] = []
  let hidden: string[] = []
  const end = (): void => {
    if (hidden.length > 0) lines.push('', `<details><summary>${word}</summary>`, '', ...hidden, '', '</details>', '')
    hidden = []
  }
  for (const line of text.split('\n')) {
    const mark = SPOILER.exec(line)?.[0]
    // The following lines of a spoiler may begin like those of a quote.
    const more = hidden.length > 0 ? /^ {0,3}>\s?/.exec(line)?.[0] : undefined
    const lead = mark ?? more
    if (lead !== undefined) hidden.push(line.slice(lead.length))
    else {
      end()
      lines.push(line)
    }
  }
  end()
  return lines.join('\n')
}

/** Turns an indented block into a fenced one if the comment above it names its language. */
function fenceNamedCode(text: string): string {
  if (!text.includes('<!--')) return text
  const lines = text.split('\n')
  const made: string[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    if (SNIPPET.test(line.trim())) continue
    const language = LANGUAGE.exec(line.trim())?.[1]
    if (language === undefined) {
      made.push(line)
      continue
    }
    const block = indentedBlock(lines, at + 1)
    if (block) {
      const fence = '`'.repeat(Math.max(3, ...[...block.code.matchAll(/`+/g)].map(([ticks]) => ticks.length + 1)))
      made.push('', `${fence}${language}`, block.code, fence, '')
      at = block.end - 1
    }
  }
  return made.join('\n')
}

/** Returns the indented block that begins at a line, or after blank lines; undefined if there is none. */
function indentedBlock(lines: readonly string[], from: number): { code: string; end: number } | undefined {
  let start = from
  while (start < lines.length && lines[start]?.trim() === '') start += 1
  let end = start
  for (let at = start; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    if (line.trim() === '') continue
    if (!/^(?: {4}|\t)/.test(line)) break
    end = at + 1
  }
  if (end === start) return undefined
  const code = lines.slice(start, end).map((line) => line.replace(/^(?: {4}|\t)/, ''))
  return { code: code.join('\n'), end }
}
