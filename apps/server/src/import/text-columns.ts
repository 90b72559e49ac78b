import { excerptOf, renderMarkdown } from '@quandary/markdown'
import type { ImportRun } from './run.ts'

/** Returns the columns derived from a post's Markdown. */
export function textColumns(run: ImportRun, markdown: string) {
  const html = renderMarkdown(markdown, { siteUrl: run.siteUrl })
  return { original_text: markdown, parsed_text: html, excerpt: excerptOf(html) }
}
