import type { Expression } from 'kysely'
import type { AppContext } from '../../../context.ts'
import { defineSlot } from '../../../platform/slots/slots.ts'

/** Ids related to a user, as a subquery, because there may be too many to list in a query. */
export type IdsOfUser = (userId: number) => Expression<number>

/** The interests of a user that other slices contribute. */
export interface Interests {
  /** Tags the user follows. */
  followedTags?: IdsOfUser
  /** Tags the user ignores. */
  ignoredTags?: IdsOfUser
  /** Questions the user follows. */
  followedQuestions?: IdsOfUser
  /** Questions the user has answered. */
  answeredQuestions?: IdsOfUser
}

/** Interests for the list of recommended questions, from the slices that store them. */
export const interestSources = defineSlot<Interests>('question.interests')

/** Returns all contributed interests. */
export function interestsOf(ctx: AppContext): Interests {
  const known: Interests = {}
  for (const interests of ctx.slots.all(interestSources)) Object.assign(known, interests)
  return known
}
