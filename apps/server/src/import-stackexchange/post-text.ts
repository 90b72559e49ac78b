import { excerptOf, renderMarkdown } from '@quandary/markdown'
import { htmlToMarkdown } from './html-to-markdown.ts'
import type { DumpRow } from './read-rows.ts'
import type { ImportRun } from './run.ts'
import type { GatheredPost } from './gathered-store.ts'

/** The Markdown of a post: its newest revision, else its HTML turned back. */
export function markdownOf(row: DumpRow, gathered: GatheredPost | undefined): string {
  return gathered?.text ?? htmlToMarkdown(row.attributes.Body ?? '')
}

/** The columns of a post that follow from its Markdown. */
export function textColumns(run: ImportRun, markdown: string) {
  const html = renderMarkdown(markdown, { siteUrl: run.siteUrl })
  return { original_text: markdown, parsed_text: html, excerpt: excerptOf(html) }
}
