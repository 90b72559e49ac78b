import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { readSettings } from '../site-settings/index.ts'
import { findTagFamily, requireTag } from '../tags/index.ts'
import { avatarUrl } from '../users/index.ts'
import { answerersOf, tagsBeside } from './tag-store.ts'

const MAX_TAGS = 10
const MAX_PEOPLE = 5

/**
 * Returns the tags beside a tag and the people who answer its questions; for a synonym those of its main tag.
 * @throws {TagNotFound} 400
 */
export async function getTagOverview(ctx: AppContext, tagId: number): Promise<Schemas['TagOverview']> {
  const tag = await requireTag(ctx.db, tagId)
  const family = await findTagFamily(ctx.db, tag.main_tag_id ?? tag.id)
  const [related_tags, people, settings] = await Promise.all([
    tagsBeside(ctx.db, family, MAX_TAGS),
    answerersOf(ctx.db, family, MAX_PEOPLE),
    readSettings(ctx, 'site_users'),
  ])
  const top_answerers = people.map((person) => {
    const { username, display_name, answer_count, votes } = person
    return { username, display_name, answer_count, vote_count: votes, avatar: avatarUrl(person, settings) }
  })
  return { related_tags, top_answerers }
}
