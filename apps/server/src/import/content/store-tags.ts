import { firstLineOf, renderMarkdown } from '@quandary/markdown'
import type { Tx } from '../../platform/db/database.ts'
import type { Tag } from '../../slices/tags/index.ts'
import {
  findTagFamily,
  findTags,
  findTagsBySlug,
  insertTags,
  recordFormerSlug,
  recountTags,
  setTagDescription,
  updateTags,
} from '../../slices/tags/index.ts'
import type { ImportRun, Unusable } from '../run.ts'
import { findLocalIds, saveLocalIds } from '../store.ts'
import { followAll } from './follow-all.ts'
import { withoutStored } from './without-stored.ts'
import type { ImportedTag } from './records.ts'
import { slugFrom } from './slug.ts'

/**
 * Stores tags. A tag that this site already has gets followers, and a description if it has none; otherwise it stays
 * unchanged.
 */
export async function storeTags(run: ImportRun, tx: Tx, tags: readonly ImportedTag[]): Promise<Unusable[]> {
  const stored = await findLocalIds(
    tx,
    run.source,
    'tag',
    tags.map(({ id }) => id),
  )
  const unusable: Unusable[] = []
  const fresh = new Map<string, ImportedTag>()
  for (const tag of withoutStored(tags, stored)) {
    unusable.push(...(tag.notes ?? []))
    const slug = slugFrom(tag.name)
    if (tag.problem !== undefined) unusable.push({ id: tag.id, reason: tag.problem })
    else if (slug === undefined)
      unusable.push({ id: tag.id, reason: `not usable as the name of a tag: ${tag.name || '(empty)'}` })
    else if (fresh.has(slug)) unusable.push({ id: tag.id, reason: `has the same name here as another tag: ${slug}` })
    else fresh.set(slug, tag)
  }
  const known = new Set((await findTagsBySlug(tx, [...fresh.keys()])).map((tag) => tag.slug_name))
  const now = run.ctx.clock.now()
  await insertTags(
    tx,
    [...fresh].map(([slug_name, { displayName, createdAt }]) => ({
      slug_name,
      display_name: displayName.trim() || slug_name,
      user_id: null,
      created_at: createdAt ?? now,
    })),
  )
  const ids = new Map<string, number>()
  for (const row of await findTagsBySlug(tx, [...fresh.keys()])) {
    const tag = fresh.get(row.slug_name)
    if (!tag) continue
    ids.set(tag.id, row.id)
    if (!known.has(row.slug_name)) await setUp(tx, row, tag)
    if (row.original_text === '' && tag.text.trim() !== '') await describe(run, tx, row.id, tag.text)
    if (tag.name !== row.slug_name) await recordFormerSlug(tx, { id: row.id, slug_name: tag.name.toLowerCase() }, now)
    await followAll(run, tx, { type: 'tag', id: row.main_tag_id ?? row.id }, tag.followers)
  }
  await saveLocalIds(tx, run.source, 'tag', ids)
  return unusable
}

async function setUp(tx: Tx, { id }: Tag, tag: ImportedTag): Promise<void> {
  if (!tag.isRecommended && !tag.isReserved && !tag.isDeleted) return
  await updateTags(tx, [id], {
    recommend: tag.isRecommended && !tag.isReserved ? 1 : 0,
    reserved: tag.isReserved ? 1 : 0,
    status: tag.isDeleted ? 'deleted' : 'available',
  })
}

async function describe(run: ImportRun, tx: Tx, id: number, text: string): Promise<void> {
  const html = renderMarkdown(text, { siteUrl: run.siteUrl })
  await setTagDescription(tx, id, { original_text: text, parsed_text: html, excerpt: firstLineOf(html) })
}

/**
 * Makes stored tags synonyms of their main tags. Leaves out a tag that already belongs to other synonyms on this site,
 * and one whose main tag is itself a synonym here.
 */
export async function joinSynonyms(run: ImportRun, tx: Tx, tags: readonly ImportedTag[]): Promise<Unusable[]> {
  const synonyms = tags.filter((tag) => tag.mainTag !== undefined)
  const keys = await findLocalIds(
    tx,
    run.source,
    'tag',
    synonyms.flatMap(({ id, mainTag }) => [id, mainTag ?? '']),
  )
  const rows = new Map((await findTags(tx, [...keys.values()])).map((tag) => [tag.id, tag]))
  const unusable: Unusable[] = []
  for (const { id, mainTag } of synonyms) {
    const synonym = rows.get(keys.get(id) ?? 0)
    const main = rows.get(keys.get(mainTag ?? '') ?? 0)
    if (!synonym) continue
    if (!main) unusable.push({ id, reason: 'synonym of a tag that is not stored' })
    else if (synonym.main_tag_id !== main.id) unusable.push(...(await join(tx, id, synonym, main)))
  }
  return unusable
}

async function join(tx: Tx, id: string, synonym: Tag, main: Tag): Promise<Unusable[]> {
  const family = await findTagFamily(tx, synonym.id)
  const isFree =
    synonym.main_tag_id === null && family.length === 1 && main.main_tag_id === null && main.id !== synonym.id
  if (!isFree) return [{ id, reason: 'stored, but this site has other synonyms' }]
  await updateTags(tx, [synonym.id], { main_tag_id: main.id })
  await recountTags(tx, [main.id])
  return []
}
