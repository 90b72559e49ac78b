import type { ImportRun } from '../run.ts'
import { translateMarkdown } from './dump-markdown.ts'
import type { GatheredPost } from './gathered-store.ts'
import { htmlToMarkdown } from '../html-to-markdown.ts'
import type { DumpRow } from './read-rows.ts'

/** Returns the Markdown of a post: its newest revision, or else its converted HTML. */
export function markdownOf(run: ImportRun, row: DumpRow, gathered: GatheredPost | undefined): string {
  return translateMarkdown(gathered?.text ?? htmlToMarkdown(row.attributes.Body ?? ''), {
    spoiler: run.isChinese ? '剧透' : 'Spoiler',
  })
}
