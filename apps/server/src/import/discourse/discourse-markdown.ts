import { codeLines, mapOutsideSpans } from '../outside-code.ts'

// The length of the text in brackets is limited in every pattern: without a limit, the time would grow with the square
// of the number of open brackets.
const QUOTE = /^\[quote\b([^\]]{0,300})\]\s*/i
const QUOTE_END = /\[\/quote\]\s*/gi
/** `![words|690x388, 50%](…)` */
const SIZED_PICTURE = /!\[([^\]|]{0,300})\|[^\]]{0,100}\]\(/g
/** `[name|attachment](…)` */
const ATTACHMENT = /(?<!!)\[([^\]|]{0,300})\|attachment\]\(/g
const DETAILS = /\[details(?:="?([^"\]]{0,300})"?)?\]/gi
const POLL = /\[\/?poll\b[^\]]{0,300}\]/gi
/**
 * Maximum depth of nested quotes. Deeper ones are not nested further, because every line would begin with one more mark
 * per level.
 */
const MAX_DEPTH = 20
/** A separator; texts of a source never contain it. */
const NUL = '\0'

/**
 * Translates the syntax that only Discourse's Markdown has: quotes with their author, hidden details, spoilers, sizes
 * of pictures, and attachments. Marks of polls are removed. Code blocks and code spans stay as they are.
 * @param spoiler the word above a hidden text, in the site's language
 */
export function translateMarkdown(source: string, spoiler: string): string {
  const lines: string[] = []
  let depth = 0
  const put = (text: string): void => {
    const marks = '> '.repeat(Math.min(depth, MAX_DEPTH))
    for (const line of text.split('\n')) lines.push(depth === 0 ? line : `${marks}${line}`.trimEnd())
  }
  for (const [line, isCode] of codeLines(source.replaceAll(/\r\n?/g, '\n'))) {
    if (isCode) {
      put(line)
      continue
    }
    let text = line
    for (let begin = QUOTE.exec(text); begin; begin = QUOTE.exec(text)) {
      if (/[^>\s]/.test(lines.at(-1) ?? '')) put('')
      depth += 1
      const author = authorOf(begin[1] ?? '')
      if (author !== '') {
        put(author)
        put('')
      }
      text = text.slice(begin[0].length)
    }
    const [first = '', ...others] = depth > 0 ? partsBetweenEnds(text) : [text]
    if (first !== '' || line === '') put(shared(first, spoiler))
    for (const part of others) {
      depth = Math.max(depth - 1, 0)
      // Without an empty line the following text would belong to the quote.
      put('')
      if (part !== '') put(shared(part, spoiler))
    }
  }
  return lines.join('\n').trim()
}

function partsBetweenEnds(text: string): string[] {
  return mapOutsideSpans(text, (part) => part.replaceAll(QUOTE_END, NUL)).split(NUL)
}

/** Reads `="ada, post:3, topic:12"`. Returns the name as a link to the post. */
function authorOf(attributes: string): string {
  const [, quoted = ''] = /^="?([^"]*)/.exec(attributes) ?? []
  const [name = '', ...rest] = quoted.split(',').map((part) => part.trim())
  if (name === '' || name.includes(':')) return ''
  const facts = new Map(
    rest.map((part) => {
      const [key = '', value] = part.split(':')
      return [key, value]
    }),
  )
  const [topic, post] = [facts.get('topic'), facts.get('post')]
  const isPost = /^\d+$/.test(topic ?? '') && /^\d+$/.test(post ?? '')
  return isPost ? `[${name}](/t/${topic}/${post}):` : `${name}:`
}

function shared(text: string, spoiler: string): string {
  return mapOutsideSpans(text, (part) =>
    part
      .replaceAll(SIZED_PICTURE, '![$1](')
      .replaceAll(ATTACHMENT, '[$1](')
      .replaceAll(DETAILS, (_whole, title?: string) => hidden(title ?? spoiler))
      .replaceAll(/\[spoiler\]/gi, hidden(spoiler))
      .replaceAll(/\[\/(?:details|spoiler)\]/gi, '\n\n</details>\n')
      .replaceAll(POLL, ''),
  )
}

function hidden(title: string): string {
  const text = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `\n<details><summary>${text}</summary>\n\n`
}
