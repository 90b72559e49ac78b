import type { AppContext } from '../../context.ts'
import type { ServerMessage } from '../../platform/i18n/translate.ts'
import { translate } from '../../platform/i18n/translate.ts'
import type { QuestionSelection } from '../questions/index.ts'
import { findTagSelection, HOT_DAYS, listQuestionIds, listScope } from '../questions/index.ts'
import { readSettings, siteLanguage, siteUrl } from '../site-settings/index.ts'
import { findUserByUsername } from '../users/index.ts'
import { loadEntries, withinRoom } from './feed-entries.ts'
import { newestAnswerIds } from './feed-store.ts'
import type { Feed, FeedEntry, FeedOrder } from './feed.ts'

/** Posts per feed. */
const LENGTH = 30
const DAY_MS = 86_400_000

export interface FeedRequest {
  /** Path and query of the feed itself. */
  path: string
  order: FeedOrder
}

/** Loads the site's public questions. */
export async function loadSiteFeed(ctx: AppContext, request: FeedRequest): Promise<Feed> {
  const { short_description: lead } = await readSettings(ctx, 'general')
  const entries = await questionEntries(ctx, request.order, {})
  return frame(
    ctx,
    request,
    { words: `feed.${request.order}`, lead, page: `/questions?order=${request.order}` },
    entries,
  )
}

/** Loads the questions of a tag and its synonyms; undefined for an unknown or deleted tag. */
export async function loadTagFeed(ctx: AppContext, slug: string, request: FeedRequest): Promise<Feed | undefined> {
  const tag = await findTagSelection(ctx.db, slug, LENGTH)
  if (!tag) return undefined
  const { main, tagIds, manyTagged } = tag
  const entries = await questionEntries(ctx, request.order, { tagIds, manyTagged })
  const page = `/tags/${encodeURIComponent(main.slug_name)}?order=${request.order}`
  const about = { words: `feed.${request.order}` as const, name: main.display_name, lead: main.excerpt, page }
  return frame(ctx, request, about, entries)
}

/** Loads a person's questions and answers, newest first; undefined for an unknown or deleted account. */
export async function loadPersonFeed(ctx: AppContext, username: string, path: string): Promise<Feed | undefined> {
  const person = await findUserByUsername(ctx.db, username)
  if (!person || person.status === 'deleted') return undefined
  const selection = { scope: listScope(null), order: 'newest', authorId: person.id } as const
  const entries = await loadEntries(ctx, {
    questionIds: await listQuestionIds(ctx.db, selection, { size: LENGTH, offset: 0 }),
    answerIds: await newestAnswerIds(ctx.db, person.id, LENGTH),
  })
  const newest = entries.toSorted((a, b) => b.publishedAt - a.publishedAt).slice(0, LENGTH)
  const page = `/users/${encodeURIComponent(person.username)}`
  const about = { words: 'feed.person' as const, name: person.display_name, lead: '', page }
  return frame(ctx, { path, order: 'newest' }, about, newest)
}

/**
 * Loads the entries of a question list as guests see it. Feed readers sort by time, so pinned questions do not come
 * first.
 */
async function questionEntries(
  ctx: AppContext,
  order: FeedOrder,
  about: Pick<QuestionSelection, 'tagIds' | 'manyTagged'>,
): Promise<FeedEntry[]> {
  const since = order === 'hot' ? { since: ctx.clock.now() - HOT_DAYS * DAY_MS } : {}
  const selection = { scope: listScope(null), order, ...about, ...since }
  const ids = await listQuestionIds(ctx.db, selection, { size: LENGTH, offset: 0 })
  const entries = await loadEntries(ctx, { questionIds: ids })
  return order === 'newest' ? entries.toSorted((a, b) => b.publishedAt - a.publishedAt) : entries
}

type FeedWords = Extract<ServerMessage, `feed.${FeedOrder | 'person'}`>

async function frame(
  ctx: AppContext,
  request: FeedRequest,
  about: { words: FeedWords; name?: string; lead: string; page: string },
  entries: readonly FeedEntry[],
): Promise<Feed> {
  const [{ name: site }, base, language] = await Promise.all([
    readSettings(ctx, 'general'),
    siteUrl(ctx),
    siteLanguage(ctx),
  ])
  const words = translate(language, about.words, { name: about.name ?? '' })
  return {
    title: [about.words === 'feed.person' ? undefined : about.name, words, site].filter(Boolean).join(' · '),
    description: about.lead,
    pageUrl: base + about.page,
    selfUrl: base + request.path,
    language: language.tag,
    updatedAt: Math.max(0, ...entries.map((entry) => entry.updatedAt)) || ctx.startedAt,
    entries: withinRoom(entries),
  }
}
