import type { Schemas } from '@quandary/api-client'
import { firstLineOf, renderMarkdown } from '@quandary/markdown'
import type { AppContext } from '../../context.ts'
import { oneLine } from '../../platform/text/one-line.ts'
import { siteUrl } from '../site-settings/index.ts'
import type { Tag } from './tag.ts'

/** The stored texts of a tag. */
export type TagText = Pick<Tag, 'slug_name' | 'display_name' | 'original_text' | 'parsed_text' | 'excerpt'>

/** Returns a function that renders the texts of new tags. Call it outside of transactions, since it reads settings. */
export async function tagRenderer(app: AppContext): Promise<(slug: string, input: Partial<TagInput>) => TagText> {
  const options = { siteUrl: await siteUrl(app) }
  return (slug, input) => {
    const text = input.original_text ?? ''
    const html = renderMarkdown(text, options)
    return {
      slug_name: slug,
      display_name: readDisplayName(input.display_name ?? '') || slug,
      original_text: text,
      parsed_text: html,
      excerpt: firstLineOf(html),
    }
  }
}

type TagInput = Schemas['TagInput']

/** Reduces a display name to one line. */
export function readDisplayName(text: string): string {
  return oneLine(text.normalize('NFC'))
}
