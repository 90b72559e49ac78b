import { escapeHtml } from '@quandary/markdown/escape'
import { codeFrame, codeHead } from '@quandary/ui'
import * as styles from './code-tools.css.ts'

/** Languages whose name is neither the capitalized key nor the key in capitals. The keys are highlight.js's. */
const names: Readonly<Record<string, string>> = {
  bash: 'Shell',
  cpp: 'C++',
  csharp: 'C#',
  graphql: 'GraphQL',
  javascript: 'JavaScript',
  js: 'JavaScript',
  objectivec: 'Objective-C',
  py: 'Python',
  rb: 'Ruby',
  rs: 'Rust',
  sh: 'Shell',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  yml: 'YAML',
}

const ACRONYM_LANGUAGE = /^(?:css|html|ini|json|jsx|php|sql|tsx|xml|yaml)$/

/** Returns the display name of a code block's language. */
export function languageName(key: string): string {
  if (ACRONYM_LANGUAGE.test(key)) return key.toUpperCase()
  return names[key] ?? key.charAt(0).toUpperCase() + key.slice(1)
}

// Blocks are never nested. Because `<pre>` is excluded from the content, the search for the end of an unclosed block
// stops at the next block instead of at the end of the text.
const BLOCK = /<pre><code(?: class="([^"]*)")?>((?:(?!<pre>)[^])*?)<\/code><\/pre>/g

/**
 * Wraps every code block of a rendered text in a frame with its language and room for the buttons. Code blocks scroll,
 * so they become focusable.
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
      `<figure class="${language === '' ? `${codeFrame} ${styles.bare}` : codeFrame}"><figcaption class="${codeHead}">${escapeHtml(language)}</figcaption>` +
      `<pre tabindex="0" role="group" aria-label="${name}"><code class="${classes ?? ''}">${code}</code></pre></figure>`
    )
  })
}
