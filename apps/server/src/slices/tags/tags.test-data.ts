import type { OperationBody } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import { expect } from 'vitest'
import type { TestSite } from '../../../test/harness.ts'
import { checkCounters } from '../../integrity/index.ts'
import type { Revision } from '../revisions/index.ts'
import { listRevisionsOf } from '../revisions/index.ts'
import { findTagBySlug } from './index.ts'

/** Asks a question with these tags and returns its id. */
export async function askWithTags(site: TestSite, token: string, ...slugs: string[]): Promise<string> {
  const tags = slugs.map((slug_name) => ({ slug_name }))
  const title = `A question about ${slugs.join(' and ')}`
  const body = { title, content: `What do you think of ${slugs.join(', ')}?`, tags }
  return (await unwrap(site.api(token).call('createQuestion', { body }))).id
}

/** Returns the slugs of a question's tags, as a guest sees them. */
export async function tagsOf(site: TestSite, questionId: string): Promise<string[]> {
  const { tags } = await unwrap(site.api().call('getQuestion', { query: { id: questionId } }))
  return tags.map((tag) => tag.slug_name).toSorted()
}

/** Returns the public id of a tag in any state. */
export async function idOf(site: TestSite, slug: string): Promise<string> {
  const tag = await findTagBySlug(site.ctx.db, slug)
  if (!tag) throw new Error(`There is no tag ${slug}`)
  return `1003${String(tag.id).padStart(13, '0')}`
}

/** Reads a tag as a guest. */
export function readTag(site: TestSite, name: string) {
  return unwrap(site.api().call('getTag', { query: { name } }))
}

/** Lists the versions of a tag that took effect, newest first. */
export async function versionsOf(site: TestSite, slug: string): Promise<Extract<Revision, { object_type: 'tag' }>[]> {
  const tag = await findTagBySlug(site.ctx.db, slug)
  const versions = await listRevisionsOf(site.ctx.db, 'tag', tag?.id ?? 0)
  return versions.filter((version) => version.object_type === 'tag')
}

export async function editTag(
  site: TestSite,
  token: string,
  slug: string,
  change: Omit<OperationBody<'updateTag'>, 'tag_id'>,
) {
  return site.api(token).call('updateTag', { body: { tag_id: await idOf(site, slug), ...change } })
}

/** Replaces the synonyms of a tag. */
export async function setSynonyms(site: TestSite, token: string, main: string, ...synonyms: string[]) {
  const synonym_tag_list = synonyms.map((slug_name) => ({ slug_name }))
  const body = { tag_id: await idOf(site, main), synonym_tag_list }
  return site.api(token).call('updateTagSynonyms', { body })
}

/** Expects exact counters, and no synonym that leads to a synonym or to a deleted tag. */
export async function expectConsistentTags(site: TestSite): Promise<void> {
  expect(await checkCounters(site.ctx)).toEqual([])
  const chains = await site.ctx.db
    .selectFrom('tags')
    .innerJoin('tags as main', 'main.id', 'tags.main_tag_id')
    .select('tags.slug_name')
    .where((eb) => eb.or([eb('main.main_tag_id', 'is not', null), eb('main.status', '=', 'deleted')]))
    .execute()
  expect(chains).toEqual([])
}
