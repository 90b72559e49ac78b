import type { Page } from '@playwright/test'

/** Latin words that stand in the interface in every language. */
const NAMES =
  /\b(?:Quandary|Gravatar|Markdown|RSS|Atom|API|URL|ID|OK|LaTeX|HTML|CSS|Ctrl|Alt|Shift|Esc|Enter|Tab|English|example\.com)\b/g

/** The operators that the search explains, the same in every language. */
export const SEARCH_SYNTAX = 'user:name answers:0 score:3 is:question is:answer'

const LATIN_WORD = /[A-Za-z]{3,}/

/**
 * Lists the texts of a page in another script than Latin that contain Latin words: words nobody translated.
 * @param content everything people wrote that the page may show, as text or HTML
 */
export async function untranslatedOn(page: Page, content: string): Promise<string[]> {
  const texts = await page.evaluate(visibleTexts)
  const written = unescaped(content)
  return texts.filter((text) => latinRunsOf(text).some((run) => !written.includes(run)))
}

/**
 * Lists what people wrote: texts whose direction is that of their own letters, and the post in the editor, which is a plain
 * field until the editor has been loaded.
 */
export function excerptsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [...document.querySelectorAll<HTMLElement>('main p, main bdi, main [contenteditable]')]
      .filter((text) => /plaintext|isolate/.test(getComputedStyle(text).unicodeBidi) || text.isContentEditable)
      .map((text) => text.innerText)
    return [...texts, ...[...document.querySelectorAll('textarea')].map(({ value }) => value)]
  })
}

/** Stretches of Latin text between signs of the other script: `由 Tomás Berg 提问` has one. */
function latinRunsOf(text: string): string[] {
  return text
    .replaceAll(NAMES, '·')
    .split(/[^\p{Script=Latin}\p{N}\p{P}\p{Zs}]|·/u)
    .map((run) => run.replaceAll(/^[\p{P}\p{Zs}]+|[\p{P}\p{Zs}]+$/gu, ''))
    .filter((run) => LATIN_WORD.test(run))
}

/** Runs in the page: text nodes that are rendered, and texts of attributes that are read or shown. */
function visibleTexts(): string[] {
  const found = new Set<string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement
    // Code, and texts that say they are in another language.
    if (!parent?.checkVisibility() || parent.closest('script, style, noscript, code, pre') !== null) continue
    if (parent.closest('[lang]') === document.documentElement) found.add((node.textContent ?? '').trim())
  }
  for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], img[alt]')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      found.add(element.getAttribute(name)?.trim() ?? '')
  }
  return [...found]
}

/** Data arrives as JSON, in which people's texts are escaped twice: as HTML and as JSON. */
function unescaped(text: string): string {
  return text
    .replaceAll('\\u003c', '<')
    .replaceAll(/\\(["\\/])/g, '$1')
    .replaceAll('\\n', '\n')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
