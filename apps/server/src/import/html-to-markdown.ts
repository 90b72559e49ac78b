import Turndown from 'turndown'

const turndown = new Turndown({
  headingStyle: 'atx',
  hr: '---',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
})
// This site's Markdown allows these elements as they are.
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
// A backslash before the signs of Markdown would break formulas.
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

/** Dumps put `lang-py prettyprint-override` on the block. */
function languageOf(classes: string): string {
  return /(?:^|\s)lang-([\w+#.-]+)/.exec(classes)?.[1] ?? ''
}
