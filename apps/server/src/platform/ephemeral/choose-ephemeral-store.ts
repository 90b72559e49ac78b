import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { DatabaseStore } from './database-store.ts'
import type { EphemeralStore } from './ephemeral-store.ts'
import { MemoryStore } from './memory-store.ts'

/** Returns the store of a site: in the database if several processes may serve the site, otherwise in memory. */
export function chooseEphemeralStore({ db, can }: Database, clock: Clock): EphemeralStore {
  return can.embedded ? new MemoryStore(clock) : new DatabaseStore(db, clock)
}
