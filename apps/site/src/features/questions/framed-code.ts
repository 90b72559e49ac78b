import * as styles from './code-tools.css.ts'

/** Names that are no plain word with a capital. Keys are highlight.js's. */
const names: Readonly<Record<string, string>> = {
  bash: 'Shell',
  cpp: 'C++',
  csharp: 'C#',
  css: 'CSS',
  graphql: 'GraphQL',
  html: 'HTML',
  ini: 'INI',
  javascript: 'JavaScript',
  js: 'JavaScript',
  json: 'JSON',
  jsx: 'JSX',
  objectivec: 'Objective-C',
  php: 'PHP',
  py: 'Python',
  rb: 'Ruby',
  rs: 'Rust',
  sh: 'Shell',
  sql: 'SQL',
  ts: 'TypeScript',
  tsx: 'TSX',
  typescript: 'TypeScript',
  xml: 'XML',
  yaml: 'YAML',
  yml: 'YAML',
}

/** How a language of a code block is called. */
export function languageName(key: string): string {
  return names[key] ?? key.charAt(0).toUpperCase() + key.slice(1)
}

const BLOCK = /<pre><code(?: class="([^"]*)")?>([^]*?)<\/code><\/pre>/g

/**
 * Puts every block of code of a rendered text into a frame with its language, where its copy button comes to stand. The
 * blocks get a place in the tab order, because they scroll.
 *
 * @param html safe HTML of the server
 * @param nameOf accessible name of a block, by its language; the language may be empty
 */
export function framedCode(html: string, nameOf: (language: string) => string): string {
  return html.replaceAll(BLOCK, (_, classes: string | undefined, code: string) => {
    const key = /\blanguage-([\w+#-]+)/.exec(classes ?? '')?.[1]
    const language = key === undefined ? '' : languageName(key)
    const name = escaped(nameOf(language))
    return (
      `<figure class="${styles.frame}"><figcaption class="${styles.head}">${escaped(language)}</figcaption>` +
      `<pre tabindex="0" role="group" aria-label="${name}"><code class="${classes ?? ''}">${code}</code></pre></figure>`
    )
  })
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
