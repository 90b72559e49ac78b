import type { Page } from '@playwright/test'

/** Names in Latin letters that appear in the interface in every language. */
const NAMES =
  /\b(?:Quandary|Gravatar|Markdown|RSS|Atom|API|URL|ID|OK|LaTeX|HTML|CSS|Ctrl|Alt|Shift|Esc|Enter|Tab|English|example\.com)\b/g

/** The operators that the search page explains, which are the same in every language. */
export const SEARCH_SYNTAX = 'user:name answers:0 score:3 is:question is:answer'

const LATIN_WORD = /[A-Za-z]{3,}/

/**
 * Lists the untranslated texts of a page whose language has a non-Latin script: the texts that contain Latin words.
 * @param content all user content that the page may show, as text or HTML
 */
export async function untranslatedOn(page: Page, content: string): Promise<string[]> {
  const texts = await page.evaluate(visibleTexts)
  const written = unescaped(content)
  return texts.filter((text) => latinRunsOf(text).some((run) => !written.includes(run)))
}

/**
 * Lists the texts that users wrote: the elements whose text direction depends on their content, and the post in the
 * editor, which is a plain field until the editor has loaded.
 */
export function excerptsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [...document.querySelectorAll<HTMLElement>('main p, main bdi, main [contenteditable]')]
      .filter((text) => /plaintext|isolate/.test(getComputedStyle(text).unicodeBidi) || text.isContentEditable)
      .map((text) => text.innerText)
    return [...texts, ...[...document.querySelectorAll('textarea')].map(({ value }) => value)]
  })
}

/** Returns the runs of Latin text between characters of another script, such as the name in `由 Tomás Berg 提问`. */
function latinRunsOf(text: string): string[] {
  return text
    .replaceAll(NAMES, '·')
    .split(/[^\p{Script=Latin}\p{N}\p{P}\p{Zs}]|·/u)
    .map((run) => run.replaceAll(/^[\p{P}\p{Zs}]+|[\p{P}\p{Zs}]+$/gu, ''))
    .filter((run) => LATIN_WORD.test(run))
}

/** Runs in the page. Returns the rendered text nodes, and the attributes that are shown or read aloud. */
function visibleTexts(): string[] {
  const found = new Set<string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement
    // Skips code, and texts that declare another language.
    if (!parent?.checkVisibility() || parent.closest('script, style, noscript, code, pre') !== null) continue
    if (parent.closest('[lang]') === document.documentElement) found.add((node.textContent ?? '').trim())
  }
  for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], img[alt]')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      found.add(element.getAttribute(name)?.trim() ?? '')
  }
  return [...found]
}

/** Unescapes user texts in the data of a page. The data is JSON within HTML, so the texts are escaped twice. */
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
