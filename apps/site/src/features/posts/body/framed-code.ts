import { escapeHtml } from '@quandary/markdown/escape'
import * as styles from './code-tools.css.ts'

/** Languages whose name is not just the capitalized key. The keys are highlight.js's. */
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

/** Returns the display name of a code block's language. */
export function languageName(key: string): string {
  return names[key] ?? key.charAt(0).toUpperCase() + key.slice(1)
}

// No block contains another; a block that does not end like this would otherwise be searched for its end to that of the text.
const BLOCK = /<pre><code(?: class="([^"]*)")?>((?:(?!<pre>)[^])*?)<\/code><\/pre>/g

/**
 * Wraps every code block of a rendered text in a frame that shows its language and has room for the copy button. Code
 * blocks scroll, so they become focusable.
 *
 * @param html sanitized HTML from the server
 * @param nameOf returns the accessible name of a block for its language, which may be empty
 */
export function framedCode(html: string, nameOf: (language: string) => string): string {
  return html.replaceAll(BLOCK, (_, classes: string | undefined, code: string) => {
    const key = /\blanguage-([\w+#-]+)/.exec(classes ?? '')?.[1]
    const language = key === undefined ? '' : languageName(key)
    const name = escapeHtml(nameOf(language))
    return (
      `<figure class="${language === '' ? `${styles.frame} ${styles.bare}` : styles.frame}"><figcaption class="${styles.head}">${escapeHtml(language)}</figcaption>` +
      `<pre tabindex="0" role="group" aria-label="${name}"><code class="${classes ?? ''}">${code}</code></pre></figure>`
    )
  })
}
