import type { Expression } from 'kysely'
import type { AppContext } from '../../context.ts'

/** Ids related to a user, as a subquery, because there may be too many to list in a query. */
export type IdsOfUser = (userId: number) => Expression<number>

/** The interests of a user that other slices contribute. */
export interface Interests {
  /** Tags the user follows. */
  followedTags?: IdsOfUser
  /** Questions the user follows. */
  followedQuestions?: IdsOfUser
  /** Questions the user has answered. */
  answeredQuestions?: IdsOfUser
}

const known = new WeakMap<AppContext, Interests>()

/** Adds interests for the list of recommended questions; called from the `listen` of the slice that stores them. */
export function contributeInterests(app: AppContext, interests: Interests): void {
  known.set(app, { ...known.get(app), ...interests })
}

/** Returns all contributed interests. */
export function interestsOf(app: AppContext): Interests {
  return known.get(app) ?? {}
}
