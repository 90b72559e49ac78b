import type { OperationData } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { readSettings } from '../site-settings/index.ts'
import { findUserByUsername } from '../users/index.ts'
import { lastMonths } from './last-months.ts'
import { reputationByMonth } from './store.ts'

const MONTHS = 12

/** Lists how the reputation of a person changed in each of the last months; none for an unknown or deleted person. */
export async function listPersonalReputationMonths(
  ctx: AppContext,
  username: string,
): Promise<OperationData<'listPersonalReputationMonths'>> {
  const person = await findUserByUsername(ctx.db, username)
  if (!person || person.status === 'deleted') return []
  const { time_zone: timeZone } = await readSettings(ctx, 'interface')
  const months = lastMonths(ctx.clock.now(), timeZone, MONTHS)
  const changes = await reputationByMonth(ctx.db, person.id, months)
  return months.map(({ name }, at) => ({ month: name, reputation: changes[at] ?? 0 }))
}
