import type { OperationData } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { readSettings } from '../site-settings/index.ts'
import { findUserByUsername } from '../users/index.ts'
import { lastMonths } from './last-months.ts'
import { reputationByMonth } from './store.ts'

const MONTHS = 12

/** Lists how the reputation of a person changed in each of the last months; none for an unknown or deleted one. */
export async function listPersonalReputationMonths(
  app: AppContext,
  username: string,
): Promise<OperationData<'listPersonalReputationMonths'>> {
  const person = await findUserByUsername(app.db, username)
  if (!person || person.status === 'deleted') return []
  const { time_zone: timeZone } = await readSettings(app, 'interface')
  const months = lastMonths(app.clock.now(), timeZone, MONTHS)
  const changes = await reputationByMonth(app.db, person.id, months)
  return months.map(({ name }, at) => ({ month: name, reputation: changes[at] ?? 0 }))
}
