import type { Expression } from 'kysely'
import type { AppContext } from '../../context.ts'

/** Keys that belong to a person, as a subquery: there may be more of them than a query can name. */
export type KeysOfPerson = (userId: number) => Expression<number>

/** What slices below this one know of what a person is interested in. */
export interface Interests {
  /** Tags the person follows. */
  followedTags?: KeysOfPerson
  /** Questions the person follows. */
  followedQuestions?: KeysOfPerson
  /** Questions the person has answered. */
  answeredQuestions?: KeysOfPerson
}

const known = new WeakMap<AppContext, Interests>()

/** Lets the list of recommended questions know of a person's interests, called from a lower slice's `listen`. */
export function contributeInterests(app: AppContext, interests: Interests): void {
  known.set(app, { ...known.get(app), ...interests })
}

/** Everything that lower slices told. */
export function interestsOf(app: AppContext): Interests {
  return known.get(app) ?? {}
}
