import type { compare } from 'bcryptjs'

const MIN_COST = 4
const MAX_COST = 15

/** Returns true for a bcrypt hash, which other programs store and this one does not. */
export function isBcrypt(stored: string): boolean {
  return /^\$2[aby]\$(?:0[4-9]|1[0-5])\$[./A-Za-z0-9]{53}$/.test(stored)
}

/** Verifies a password against a bcrypt hash. */
export async function matchesBcrypt(password: string, stored: string): Promise<boolean> {
  return (await loadCompare())(password, stored)
}

/**
 * Does the work by which verifying the most expensive hash exceeds the verification that was already done. Each cost
 * takes twice the work of the cost before it. So one verification at each cost, from that of the verified hash up to
 * the one below the highest, adds up to the difference.
 * @param mostExpensive the hash that takes the most work to verify
 * @param done the hash that was verified before; null to do the whole work
 */
export async function takeRestOfBcrypt(password: string, mostExpensive: string, done: string | null): Promise<void> {
  const most = costOf(mostExpensive)
  if (done === null) return take(password, most)
  for (let cost = costOf(done); cost < most; cost += 1) await take(password, cost)
}

async function take(password: string, cost: number): Promise<void> {
  await matchesBcrypt(password, `$2b$${String(cost).padStart(2, '0')}$${'.'.repeat(53)}`)
}

/** Returns the cost of a hash, even if the hash is not accepted. */
function costOf(stored: string): number {
  const cost = Number(/^\$2[aby]\$(\d\d)\$/.exec(stored)?.[1] ?? MIN_COST)
  return Math.min(Math.max(cost, MIN_COST), MAX_COST)
}

/** Loads the library when the first bcrypt hash is checked, because most sites have none. */
async function loadCompare(): Promise<typeof compare> {
  return (await import('bcryptjs')).compare
}
