import { firstLineOf } from '@quandary/markdown'
import type { AppContext } from '../../context.ts'
import { oneLine } from '../../platform/text/one-line.ts'
import { siteUrl } from '../site-settings/index.ts'
import type { Tag } from './tag.ts'

/** A tag as it is written in a request. Absent texts of a new tag are empty. */
export interface WrittenTag {
  slug_name: string
  display_name?: string
  /** Markdown. */
  original_text?: string
}

/** The stored texts of a tag. */
export type TagText = Pick<Tag, 'slug_name' | 'display_name' | 'original_text' | 'parsed_text' | 'excerpt'>

/** Renders the texts of a new tag. Call it before opening a transaction. */
export async function renderTag(ctx: AppContext, slug: string, input: Partial<WrittenTag>): Promise<TagText> {
  const text = input.original_text ?? ''
  const html = await ctx.markdown.render(text, { siteUrl: await siteUrl(ctx) })
  return tagTextOf(slug, input, html)
}

/** Renders the texts of several new tags, one after the other, so that one request never renders several at once. */
export async function renderTags(ctx: AppContext, tags: Iterable<readonly [string, WrittenTag]>): Promise<TagText[]> {
  const texts: TagText[] = []
  for (const [slug, input] of tags) texts.push(await renderTag(ctx, slug, input))
  return texts
}

/** @param html the rendered text of the tag */
export function tagTextOf(slug: string, input: Partial<WrittenTag>, html: string): TagText {
  return {
    slug_name: slug,
    display_name: readDisplayName(input.display_name ?? '') || slug,
    original_text: input.original_text ?? '',
    parsed_text: html,
    excerpt: firstLineOf(html),
  }
}

/** Reduces a display name to one line. */
export function readDisplayName(text: string): string {
  return oneLine(text.normalize('NFC'))
}
