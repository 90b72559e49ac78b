import { type QuandaryClient, type Schemas, unwrap } from '@quandary/api-client'
import { queryOptions } from '@tanstack/react-query'

/** An entry of a ranking. */
export type RankedPerson = Schemas['UserRankingEntry']

/** Queries the most active members of the last seven days, and the staff. */
export function rankingQuery(api: QuandaryClient) {
  return queryOptions({
    queryKey: ['ranking'],
    queryFn: ({ signal }) => unwrap(api.call('getUserRanking', { signal })),
  })
}
