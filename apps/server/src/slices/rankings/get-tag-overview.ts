import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { RecentReads } from '../../platform/cache/recent-reads.ts'
import { readSettings } from '../site-settings/index.ts'
import { findTagFamily, requireTag } from '../tags/index.ts'
import { avatarUrl, findUsers } from '../users/index.ts'
import { answerersOf, isInUse, tagsBeside } from './tag-store.ts'

const MAX_TAGS = 10
const MAX_PEOPLE = 5
/** Lifetime of cached counts: counting reads hundreds of posts, and the counts change little. */
const TTL_MS = 60_000
/** Maximum number of cached overviews, of about 2 kB each. */
const MAX_OVERVIEWS = 500

/** The counts of a tag and its synonyms. */
interface Counted {
  tags: Awaited<ReturnType<typeof tagsBeside>>
  answerers: Awaited<ReturnType<typeof answerersOf>>
}

export type TagOverviews = RecentReads<Counted>

export function tagOverviews(ctx: AppContext): TagOverviews {
  return new RecentReads(ctx.clock, { ttlMs: TTL_MS, max: MAX_OVERVIEWS })
}

/**
 * Returns the tags used most often together with a tag, and the people who answer its questions, counted at most once a
 * minute. For a synonym, returns those of its main tag.
 * @throws {TagNotFound} 400
 */
export async function getTagOverview(
  ctx: AppContext,
  tagId: number,
  overviews: TagOverviews,
): Promise<Schemas['TagOverview']> {
  const tag = await requireTag(ctx.db, tagId)
  const mainId = tag.main_tag_id ?? tag.id
  const { tags, answerers } = await overviews.get(String(mainId), () => countOf(ctx, mainId))
  const [people, settings] = await Promise.all([
    findUsers(
      ctx.db,
      answerers.map(({ id }) => id),
    ),
    readSettings(ctx, 'site_users'),
  ])
  const byId = new Map(people.filter(isInUse).map((person) => [person.id, person]))
  const top_answerers = answerers.flatMap(({ id, answer_count, votes }) => {
    const person = byId.get(id)
    if (!person) return []
    const { username, display_name } = person
    return { username, display_name, answer_count, vote_count: votes, avatar: avatarUrl(person, settings) }
  })
  return { related_tags: tags, top_answerers }
}

async function countOf({ db }: AppContext, mainId: number): Promise<Counted> {
  const family = await findTagFamily(db, mainId)
  const [tags, answerers] = await Promise.all([tagsBeside(db, family, MAX_TAGS), answerersOf(db, family, MAX_PEOPLE)])
  return { tags, answerers }
}
