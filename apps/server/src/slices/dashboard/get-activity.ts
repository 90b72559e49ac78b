import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { startOfDay } from '../../platform/start-of-day.ts'
import { readSettings } from '../site-settings/index.ts'
import type { TimeCounts } from '../../platform/observability/response-times.ts'
import { requestsIn, timeOfShare } from '../../platform/observability/response-times.ts'
import { activePeopleByDay, answeringByDay, countByDay } from './activity-store.ts'
import { dateFormat } from './date-format.ts'
import { responseTimesSince } from './response-times-store.ts'

const DAY_MS = 86_400_000
/**
 * Lifetime of the cached counts: 5 minutes, because counting a year of a large site takes a while, and nobody watches
 * the charts by the second.
 */
const CACHED_MS = 300_000

/**
 * Counts what happened on each of the last days, today included, in the time zone of the site; cached for 5 minutes.
 */
export async function getActivity(ctx: AppContext, days: number): Promise<Schemas['DashboardActivity']> {
  const { time_zone } = await readSettings(ctx, 'interface')
  const key = `dashboard activity ${days} ${time_zone}`
  const load = async () => ({ at: ctx.clock.now(), activity: await count(ctx, days, time_zone) })
  const cached = await ctx.cache.getOrLoad(key, load)
  if (ctx.clock.now() - cached.at < CACHED_MS) return cached.activity
  ctx.cache.drop(key)
  return (await ctx.cache.getOrLoad(key, load)).activity
}

async function count(ctx: AppContext, days: number, timeZone: string): Promise<Schemas['DashboardActivity']> {
  const end = ctx.clock.now()
  // Every day has 24 hours here, so days before a daylight saving change begin an hour off midnight.
  const start = startOfDay(end, timeZone) - (days - 1) * DAY_MS
  const span = { start, end }
  const questions = await countByDay(ctx.db, 'questions', span)
  const answers = await countByDay(ctx.db, 'answers', span)
  const users = await countByDay(ctx.db, 'users', span)
  const votes = await countByDay(ctx.db, 'votes', span)
  const flags = await countByDay(ctx.db, 'flags', span)
  const answering = await answeringByDay(ctx.db, span)
  const active = await activePeopleByDay(ctx.db, span)
  const format = dateFormat(timeZone)
  // Noon is on the right date even if a day begins an hour off midnight.
  const dates = Array.from({ length: days }, (_, day) => format.format(start + day * DAY_MS + DAY_MS / 2))
  const times = await responseTimesSince(ctx.db, dates[0] ?? '')
  return {
    days: dates.map((date, day) => ({
      date,
      questions: questions.get(day) ?? 0,
      answers: answers.get(day) ?? 0,
      users: users.get(day) ?? 0,
      votes: votes.get(day) ?? 0,
      flags: flags.get(day) ?? 0,
      answered: answering.get(day)?.answered ?? 0,
      first_answer_seconds: Math.round((answering.get(day)?.median ?? 0) / 1000),
      active_users: active.get(day) ?? 0,
      ...responseTimes(times.get(date)),
    })),
  }
}

function responseTimes(times: TimeCounts = new Map()): { requests: number; response_p95_ms: number } {
  return { requests: requestsIn(times), response_p95_ms: Math.round(timeOfShare(times, 0.95) * 10) / 10 }
}
