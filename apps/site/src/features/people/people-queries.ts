import { listPeopleLimits } from '@quandary/api-client/limits'
import type { OperationQuery, QuandaryClient, Schemas } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'

/** An entry of a ranking. */
export type RankedPerson = Schemas['UserRankingEntry']

/** A person of the list of people. */
export type ListedPerson = Schemas['ListedPerson']

/** People per page (docs/spec/contract.md#paging). */
export const PEOPLE_PER_PAGE = 30

/**
 * The periods of the list of people, the default first. The list is ordered by the reputation gained in the chosen
 * period.
 */
export const peoplePeriods = ['all', 'month', 'week'] as const

export type PeoplePeriod = (typeof peoplePeriods)[number]

/** The selection of the list of people. */
export interface PeopleFilter {
  /** Beginning of a name to search for. */
  q?: string | undefined
  order?: PeoplePeriod | undefined
  page?: number | undefined
}

/** Maximum length of a searched name. */
const NAME_LENGTH = listPeopleLimits.query.max

export function peopleQuery(api: QuandaryClient, { q, order = 'all', page = 1 }: PeopleFilter) {
  const name = q?.trim().slice(0, NAME_LENGTH) ?? ''
  const query: OperationQuery<'listPeople'> = {
    page,
    page_size: PEOPLE_PER_PAGE,
    period: order,
    ...(name === '' ? {} : { query: name }),
  }
  return operationQuery(api, 'listPeople', { query })
}

/** Queries the most active members of the last seven days, and the staff. */
export function rankingQuery(api: QuandaryClient) {
  return operationQuery(api, 'getUserRanking')
}
