import { firstLineOf, renderMarkdown } from '@quandary/markdown'
import type { Tx } from '../../platform/db/database.ts'
import { setTagDescription, findTags, isValidSlug, normaliseSlug } from '../../slices/tags/index.ts'
import { ensureTags } from '../ensure-tags.ts'
import { idOf } from './dump.ts'
import type { DumpRow } from './read-rows.ts'
import type { ImportRun, Unusable } from '../run.ts'
import type { ImportStep } from './run.ts'
import { newRows } from './run.ts'
import { findGathered } from './gathered-store.ts'
import { findLocalIds, saveLocalIds } from '../store.ts'

/** Imports tags by name; a tag the site already has is reused. */
export const importTags: ImportStep = {
  name: 'tags',
  title: 'Tags',
  file: 'Tags.xml',
  async store(run, tx, rows) {
    const stored = await findLocalIds(tx, run.source, 'tag', rows.map(idOf))
    const unusable: Unusable[] = []
    const slugs = new Map<string, string>()
    for (const row of newRows(rows, stored)) {
      const slug = normaliseSlug(row.attributes.TagName ?? '')
      if (isValidSlug(slug)) slugs.set(idOf(row), slug)
      else unusable.push({ id: idOf(row), reason: `not usable as the name of a tag: ${slug || '(empty)'}` })
    }
    const tagIds = await ensureTags(run, tx, slugs.values())
    const ids = new Map([...slugs].flatMap(([id, slug]) => pairOf(id, tagIds.get(slug))))
    await saveLocalIds(tx, run.source, 'tag', ids)
    return unusable
  },
}

/** Imports descriptions of tags: the excerpt followed by the wiki text. An existing description stays. */
export const importTagTexts: ImportStep = {
  name: 'tag-texts',
  title: 'Descriptions of tags',
  file: 'Tags.xml',
  async store(run, tx, rows) {
    const tagIds = await findLocalIds(tx, run.source, 'tag', rows.map(idOf))
    const tags = new Map((await findTags(tx, [...tagIds.values()])).map((tag) => [tag.id, tag]))
    const posts = await findGathered(tx, run.source, rows.flatMap(textPostsOf))
    const stored = await findLocalIds(tx, run.source, 'tag-text', posts.keys())
    const used = new Map<string, number>()
    for (const row of rows) {
      const tag = tags.get(tagIds.get(idOf(row)) ?? -1)
      const texts = textPostsOf(row).filter((post) => posts.get(post)?.tag_text === 1)
      if (!tag || texts.length === 0) continue
      const text = joinTexts(texts.flatMap((post) => posts.get(post)?.text?.trim() || []))
      if (tag.original_text === '' && text !== '') await describe(run, tx, tag.id, text)
      for (const post of texts) if (!stored.has(post)) used.set(post, tag.id)
    }
    await saveLocalIds(tx, run.source, 'tag-text', used)
    return []
  },
}

async function describe(run: ImportRun, tx: Tx, tagId: number, text: string): Promise<void> {
  const html = renderMarkdown(text, { siteUrl: run.siteUrl })
  await setTagDescription(tx, tagId, { original_text: text, parsed_text: html, excerpt: firstLineOf(html) })
}

/** Joins excerpt and wiki text, without the excerpt if the wiki text begins with it. */
function joinTexts(texts: readonly string[]): string {
  return texts.filter((text, index) => !texts.slice(index + 1).some((later) => later.startsWith(text))).join('\n\n')
}

/** Returns the ids of the posts that describe a tag, excerpt first. */
function textPostsOf(row: DumpRow): string[] {
  return [row.attributes.ExcerptPostId, row.attributes.WikiPostId].flatMap((id) => id ?? [])
}

function pairOf(id: string, tagId: number | undefined): [string, number][] {
  return tagId === undefined ? [] : [[id, tagId]]
}
