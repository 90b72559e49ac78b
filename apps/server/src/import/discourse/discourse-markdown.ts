const FENCE = /^ {0,3}(`{3,}|~{3,})/
const QUOTE = /^\[quote(?:="?([^"\]]*)"?)?[^\]]*\]\s*(.*)$/i
const QUOTE_END = /^(.*?)\[\/quote\]\s*(.*)$/i
/** `![words|690x388, 50%](…)` */
const SIZED_PICTURE = /!\[([^\]|]*)\|[^\]]*\]\(/g
/** `[name|attachment](…)` */
const ATTACHMENT = /(?<!!)\[([^\]|]*)\|attachment\]\(/g

/**
 * Translates what only Discourse's Markdown has: quotes with their author, hidden details, spoilers, sizes of pictures and
 * polls. Blocks of code stay as they are.
 * @param spoiler the word above a hidden text, in the site's language
 */
export function translateMarkdown(source: string, spoiler: string): string {
  const lines: string[] = []
  let depth = 0
  let fence = ''
  const put = (text: string) => lines.push(depth === 0 ? text : `${'> '.repeat(depth)}${text}`.trimEnd())
  for (const line of source.replaceAll(/\r\n?/g, '\n').split('\n')) {
    const mark = FENCE.exec(line)?.[1] ?? ''
    if (fence !== '') {
      put(line)
      if (mark.startsWith(fence) && line.trim() === mark) fence = ''
      continue
    }
    if (mark !== '') fence = mark
    let text = line
    for (let begin = QUOTE.exec(text); begin; begin = QUOTE.exec(text)) {
      if (/[^>\s]/.test(lines.at(-1) ?? '')) put('')
      depth += 1
      const author = authorOf(begin[1] ?? '')
      if (author !== '') {
        put(author)
        put('')
      }
      text = begin[2] ?? ''
    }
    let end = depth > 0 ? QUOTE_END.exec(text) : null
    if (!end) {
      if (text !== '' || line === '') put(shared(text, spoiler))
      continue
    }
    while (end && depth > 0) {
      if (end[1] !== '') put(shared(end[1] ?? '', spoiler))
      depth -= 1
      // Without an empty line what follows would belong to the quote.
      put('')
      text = end[2] ?? ''
      end = depth > 0 ? QUOTE_END.exec(text) : null
    }
    if (text !== '') put(shared(text, spoiler))
  }
  return lines.join('\n').trim()
}

/** Reads `ada, post:3, topic:12`: the name leads to the post. */
function authorOf(attributes: string): string {
  const [name = '', ...rest] = attributes.split(',').map((part) => part.trim())
  if (name === '' || name.includes(':')) return ''
  const facts = new Map(rest.map((part) => part.split(':') as [string, string | undefined]))
  const [topic, post] = [facts.get('topic'), facts.get('post')]
  const isPost = /^\d+$/.test(topic ?? '') && /^\d+$/.test(post ?? '')
  return isPost ? `[${name}](/t/${topic}/${post}):` : `${name}:`
}

function shared(text: string, spoiler: string): string {
  return text
    .replaceAll(SIZED_PICTURE, '![$1](')
    .replaceAll(ATTACHMENT, '[$1](')
    .replaceAll(/\[details(?:="?([^"\]]*)"?)?\]/gi, (_whole, title?: string) => hidden(title ?? spoiler))
    .replaceAll(/\[spoiler\]/gi, hidden(spoiler))
    .replaceAll(/\[\/(?:details|spoiler)\]/gi, '\n\n</details>\n')
    .replaceAll(/\[\/?poll\b[^\]]*\]/gi, '')
}

function hidden(title: string): string {
  const text = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `\n<details><summary>${text}</summary>\n\n`
}
