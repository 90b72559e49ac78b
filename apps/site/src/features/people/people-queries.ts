import { type QuandaryClient, type Schemas, unwrap } from '@quandary/api-client'
import { queryOptions } from '@tanstack/react-query'

/** Somebody in a ranking. */
export type RankedPerson = Schemas['UserRankingEntry']

/** Who was most active in seven days, and the staff. */
export function rankingQuery(api: QuandaryClient) {
  return queryOptions({
    queryKey: ['ranking'],
    queryFn: ({ signal }) => unwrap(api.call('getUserRanking', { signal })),
  })
}
