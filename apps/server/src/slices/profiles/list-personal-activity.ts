import type { OperationData, OperationQuery } from '@quandary/api-client'
import { excerptOf } from '@quandary/markdown'
import type { AppContext } from '../../context.ts'
import { toUnixSeconds } from '../../platform/clock.ts'
import { readPaging } from '../../platform/http/paging.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { translate } from '../../platform/i18n/translate.ts'
import { commentIds } from '../comments/index.ts'
import type { ReputationKind } from '../reputation/index.ts'
import { pageOfComments, pageOfGains, pageOfVotes } from './activity-store.ts'
import { findPerson } from './find-person.ts'
import { PERSONAL_PAGE } from './list-personal-posts.ts'
import type { Reader } from './personal-items.ts'
import type { PostPlace, PostRef } from './post-places.ts'
import { loadPlaces } from './post-places.ts'

/**
 * Lists one page of a person's comments, newest first.
 * @throws {UserNotFound} 400
 */
export async function listPersonalComments(
  ctx: AppContext,
  query: OperationQuery<'listPersonalComments'>,
  reader: Reader,
): Promise<OperationData<'listPersonalComments'>> {
  const reading = await findPerson(ctx, query.username ?? '', reader.viewer)
  const { count, rows } = await pageOfComments(ctx.db, reading, readPaging(query, PERSONAL_PAGE))
  const list = await placed(ctx, rows, reader, (row, place) => ({
    ...place,
    comment_id: commentIds.write(row.id),
    created_at: toUnixSeconds(row.at),
    content: excerptOf(row.html),
  }))
  return { count, list }
}

/** Catalogue key (`rank_type.<key>`) of each cause of a listed reputation gain. */
const CAUSES = {
  question_upvoted: 'upvoted',
  answer_upvoted: 'upvoted',
  question_downvoted: 'downvoted',
  answer_downvoted: 'downvoted',
  answer_downvote: 'downvoted',
  answer_accepted: 'accepted',
  answer_accept: 'accept',
  edit_approved: 'edit',
} as const satisfies Record<Exclude<ReputationKind, 'activated'>, string>

/**
 * Lists one page of a person's reputation gains, newest first.
 * @throws {UserNotFound} 400
 */
export async function listPersonalReputation(
  ctx: AppContext,
  query: OperationQuery<'listPersonalReputation'>,
  reader: Reader,
): Promise<OperationData<'listPersonalReputation'>> {
  const reading = await findPerson(ctx, query.username ?? '', reader.viewer)
  const { count, rows } = await pageOfGains(ctx.db, reading, readPaging(query, PERSONAL_PAGE))
  const list = await placed(ctx, rows, reader, (row, place) => ({
    ...place,
    created_at: toUnixSeconds(row.at),
    reputation: row.gain,
    rank_type: translate(reader.language, `rank_type.${CAUSES[row.kind]}`),
  }))
  return { count, list }
}

/** Lists one page of the viewer's votes on questions and answers, latest first. */
export async function listPersonalVotes(
  ctx: AppContext,
  query: OperationQuery<'listPersonalVotes'>,
  reader: Reader & { viewer: Viewer },
): Promise<OperationData<'listPersonalVotes'>> {
  const { count, rows } = await pageOfVotes(ctx.db, reader.viewer.id, readPaging(query, PERSONAL_PAGE))
  const list = await placed(ctx, rows, reader, (row, place) => ({
    ...place,
    created_at: toUnixSeconds(row.at),
    vote_type: translate(reader.language, `vote_type.${row.direction === 1 ? 'upvoted' : 'downvoted'}`),
  }))
  return { count, list }
}

/** Adds to each row the post or tag it refers to; rows whose target no longer exists are dropped. */
async function placed<Row extends PostRef, Item>(
  ctx: AppContext,
  rows: readonly Row[],
  reader: Reader,
  itemOf: (row: Row, place: PostPlace) => Item,
): Promise<Item[]> {
  const placeOf = await loadPlaces(ctx, rows, reader)
  return rows.flatMap((row) => {
    const place = placeOf(row)
    return place ? [itemOf(row, place)] : []
  })
}
