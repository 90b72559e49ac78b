import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { readSettings } from '../site-settings/index.ts'
import type { User } from '../users/index.ts'
import { avatarUrl, findUsers } from '../users/index.ts'
import { staffIds, topGains, topVoters, votesOf } from './store.ts'

const WEEK_MS = 7 * 24 * 3_600_000
const LIMIT = 20

/** Returns the most active people of the last seven days, and the staff. */
export async function getUserRanking(ctx: AppContext): Promise<Schemas['UserRanking']> {
  const since = ctx.clock.now() - WEEK_MS
  const gains = await topGains(ctx.db, since, LIMIT)
  const voters = await topVoters(ctx.db, since, LIMIT)
  const staff = await staffIds(ctx.db)
  const ids = [...new Set([...gains, ...voters].map(({ userId }) => userId).concat(staff))]
  const [people, votes, settings] = await Promise.all([
    findUsers(ctx.db, ids),
    votesOf(ctx.db, ids, since),
    readSettings(ctx, 'site_users'),
  ])
  const gained = new Map(gains.map(({ userId, score }) => [userId, score]))
  const byId = new Map(people.map((user) => [user.id, user]))
  const entries = (of: readonly number[], rankOf: (user: User) => number): Schemas['UserRankingEntry'][] =>
    of.flatMap((id) => {
      const user = byId.get(id)
      if (!user) return []
      const { username, display_name } = user
      const vote_count = votes.get(id) ?? 0
      return [{ username, display_name, rank: rankOf(user), vote_count, avatar: avatarUrl(user, settings) }]
    })
  const gainOf = (user: User): number => gained.get(user.id) ?? 0
  return {
    users_with_the_most_reputation: entries(
      gains.map(({ userId }) => userId),
      gainOf,
    ),
    users_with_the_most_vote: entries(
      voters.map(({ userId }) => userId),
      gainOf,
    ),
    staffs: entries(staff, (user) => user.rank),
  }
}
