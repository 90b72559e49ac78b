import Turndown from 'turndown'

const turndown = new Turndown({
  headingStyle: 'atx',
  hr: '---',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
})
// Elements that this site's Markdown allows as HTML.
turndown.keep(['kbd', 'sub', 'sup', 'del', 's', 'table'])
turndown.addRule('codeWithLanguage', {
  filter: (node) => node.nodeName === 'PRE' && languageOf(node.className) !== '',
  replacement: (_content, node) => {
    const text = (node.textContent ?? '').replace(/\n$/, '')
    const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length))
    const fence = '`'.repeat(longest + 1)
    const language = languageOf('className' in node ? node.className : '')
    return `\n\n${fence}${language}\n${text}\n${fence}\n\n`
  },
})

turndown.addRule('spoiler', {
  filter: (node) => node.nodeName === 'BLOCKQUOTE' && /(?:^|\s)spoiler(?:\s|$)/.test(node.className),
  replacement: (content) => `\n\n${content.trim().replaceAll(/^/gm, '>! ')}\n\n`,
})
// Formulas are not escaped, because backslashes would break them.
const escapeText = turndown.escape.bind(turndown)
turndown.escape = (text) =>
  text
    .split(/(\$\$[^$]+\$\$|\$[^$\n]+\$)/)
    .map((part, index) => (index % 2 === 0 ? escapeText(part) : part))
    .join('')

/** Converts the HTML of a post or a profile to Markdown, for dumps that do not have its Markdown. */
export function htmlToMarkdown(html: string): string {
  return html.trim() === '' ? '' : turndown.turndown(html).trim()
}

/** Reads the language from the class of a code block, such as `lang-py prettyprint-override`. */
function languageOf(classes: string): string {
  return /(?:^|\s)lang-([\w+#.-]+)/.exec(classes)?.[1] ?? ''
}
