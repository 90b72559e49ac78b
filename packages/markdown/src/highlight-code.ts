import highlighter from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import c from 'highlight.js/lib/languages/c'
import cpp from 'highlight.js/lib/languages/cpp'
import csharp from 'highlight.js/lib/languages/csharp'
import css from 'highlight.js/lib/languages/css'
import diff from 'highlight.js/lib/languages/diff'
import dockerfile from 'highlight.js/lib/languages/dockerfile'
import go from 'highlight.js/lib/languages/go'
import ini from 'highlight.js/lib/languages/ini'
import java from 'highlight.js/lib/languages/java'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import kotlin from 'highlight.js/lib/languages/kotlin'
import lua from 'highlight.js/lib/languages/lua'
import markdown from 'highlight.js/lib/languages/markdown'
import nginx from 'highlight.js/lib/languages/nginx'
import php from 'highlight.js/lib/languages/php'
import powershell from 'highlight.js/lib/languages/powershell'
import python from 'highlight.js/lib/languages/python'
import ruby from 'highlight.js/lib/languages/ruby'
import rust from 'highlight.js/lib/languages/rust'
import scss from 'highlight.js/lib/languages/scss'
import shell from 'highlight.js/lib/languages/shell'
import sql from 'highlight.js/lib/languages/sql'
import swift from 'highlight.js/lib/languages/swift'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'

const languages = {
  bash,
  c,
  cpp,
  csharp,
  css,
  diff,
  dockerfile,
  go,
  ini,
  java,
  javascript,
  json,
  kotlin,
  lua,
  markdown,
  nginx,
  php,
  powershell,
  python,
  ruby,
  rust,
  scss,
  shell,
  sql,
  swift,
  typescript,
  xml,
  yaml,
}
for (const [name, language] of Object.entries(languages)) highlighter.registerLanguage(name, language)

/** Names of the highlighted languages; their usual short names (`ts`, `py`, `sh`) work too. */
export const highlightedLanguages: readonly string[] = Object.keys(languages)

/** Maximum number of characters highlighted per text: grammars are regular expressions and slow on hostile code. */
export const highlightBudget = 20_000

// Code with a longer line is not highlighted: slow grammars are slow mostly on very long lines.
const lineLimit = 200
const hasLongLine = new RegExp(`[^\\n]{${lineLimit + 1}}`)

/**
 * Highlights code as HTML with `<span class="hljs-…">`; the code itself is escaped.
 *
 * @param language name from a code fence, case-insensitive
 * @param among names of the languages to highlight; each name includes its short names
 * @returns undefined if the language is unknown or not in `among`, or a line is longer than 200 characters
 */
export function highlightCode(
  code: string,
  language: string,
  among: readonly string[] = highlightedLanguages,
): string | undefined {
  const known = highlighter.getLanguage(language)
  const isWanted = known !== undefined && among.some((name) => highlighter.getLanguage(name) === known)
  if (!isWanted || hasLongLine.test(code)) return undefined
  return highlighter.highlight(code, { language, ignoreIllegals: true }).value
}
