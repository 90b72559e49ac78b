import type { AppContext } from '../../../context.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { findTagsAmong, normaliseSlug } from '../../tags/index.ts'
import { interestsOf } from './interests.ts'
import type { QuestionFilters, Tagged } from './list-store.ts'
import { estimateQuestions, isManyTagged } from './list-store.ts'
import { findTagSelection } from './tag-selection.ts'

/** Maximum number of tags in one filter; further ones are ignored. */
const MAX_TAGS = 5

/** The filters as requested; tags are slugs separated by commas. */
interface RequestedFilters {
  answers?: 'none' | 'unaccepted'
  state?: 'open' | 'closed'
  min_votes?: number
  tags?: string
  match?: 'all' | 'any'
  not_tags?: string
  only?: 'mine' | 'followed'
}

/**
 * Parses the filters of a list.
 * @param depth the position in the list where the page ends
 * @returns `none` if no filter is set, `nothing` if no question can pass the filters
 */
export async function readFilters(
  ctx: AppContext,
  asked: RequestedFilters,
  { viewer, depth }: { viewer: Viewer | null; depth: number },
): Promise<QuestionFilters | 'none' | 'nothing'> {
  const [tagged, followed, without] = await Promise.all([
    readTagged(ctx, asked, depth),
    asked.only === 'followed' ? readFollowed(ctx, viewer, depth) : [],
    readTags(ctx, asked.not_tags, depth),
  ])
  if (tagged === 'nothing' || followed === 'nothing') return 'nothing'
  const all = [...tagged, ...followed]
  const withoutTagIds = without.flatMap((one) => one?.tagIds ?? [])
  const filters: QuestionFilters = {
    ...(asked.answers && { answers: asked.answers }),
    ...(asked.state && { state: asked.state }),
    ...(asked.min_votes !== undefined && { minVotes: asked.min_votes }),
    ...(all.length > 0 && { tagged: all }),
    ...(withoutTagIds.length > 0 && { withoutTagIds }),
  }
  return Object.keys(filters).length === 0 ? 'none' : filters
}

/** Reads the wanted tags of a filter; an unknown one matches nothing (`docs/spec/decisions.md#d11`). */
async function readTagged(
  ctx: AppContext,
  { tags, match }: RequestedFilters,
  depth: number,
): Promise<Tagged[] | 'nothing'> {
  const wanted = await readTags(ctx, tags, depth)
  const known = wanted.flatMap((one) => one ?? [])
  if (wanted.length === 0) return []
  if (known.length === 0 || (match !== 'any' && known.length < wanted.length)) return 'nothing'
  if (match !== 'any') return known
  return [{ tagIds: known.flatMap((one) => one.tagIds), manyTagged: known.some((one) => one.manyTagged) }]
}

/** Finds the tags with the given slugs, each with its synonyms; undefined if a slug is unknown. */
function readTags(ctx: AppContext, text: string | undefined, depth: number): Promise<(Tagged | undefined)[]> {
  const slugs = [...new Set((text ?? '').split(',').map(normaliseSlug))].filter((slug) => slug !== '')
  return Promise.all(
    slugs.slice(0, MAX_TAGS).map(async (slug) => {
      const found = await findTagSelection(ctx.db, slug, depth)
      return found && { tagIds: found.tagIds, manyTagged: found.manyTagged }
    }),
  )
}

/** Reads the tags that the viewer follows, with their synonyms. */
async function readFollowed(ctx: AppContext, viewer: Viewer | null, depth: number): Promise<Tagged[] | 'nothing'> {
  const { followedTags } = interestsOf(ctx)
  if (!viewer || !followedTags) return 'nothing'
  const [tags, questions] = await Promise.all([
    findTagsAmong(ctx.db, followedTags(viewer.id)),
    estimateQuestions(ctx.db),
  ])
  if (tags.length === 0) return 'nothing'
  const question_count = tags.reduce((sum, tag) => sum + tag.question_count, 0)
  return [{ tagIds: tags.map(({ id }) => id), manyTagged: isManyTagged({ question_count }, { questions, depth }) }]
}
