import { excerptOf, renderMarkdown } from '@quandary/markdown'
import { htmlToMarkdown } from './html-to-markdown.ts'
import type { DumpRow } from './read-rows.ts'
import type { ImportRun } from './run.ts'
import type { GatheredPost } from './gathered-store.ts'

/** Returns the Markdown of a post: its newest revision, or else its converted HTML. */
export function markdownOf(row: DumpRow, gathered: GatheredPost | undefined): string {
  return gathered?.text ?? htmlToMarkdown(row.attributes.Body ?? '')
}

/** Returns the columns derived from a post's Markdown. */
export function textColumns(run: ImportRun, markdown: string) {
  const html = renderMarkdown(markdown, { siteUrl: run.siteUrl })
  return { original_text: markdown, parsed_text: html, excerpt: excerptOf(html) }
}
