import type { MigrationSet } from '../platform/db/migrations.ts'
import { seed0001 } from './migrations/0001-seed.ts'

export { SeedRefused, SeedStopped } from './refusals.ts'
export type { SeedRequest } from './seed-site.ts'
export { seedSite } from './seed-site.ts'

/** The table with the state of seeding. */
export const seedMigrations: MigrationSet = { owner: 'seed', migrations: [seed0001] }
