import { createRequire } from 'node:module'
import type pg from 'pg'

const load = createRequire(import.meta.url)

/**
 * Loads the PostgreSQL driver on first use, which saves a site on SQLite its start-up time and memory (no bench row
 * runs without it; `pnpm bench` prints both for SQLite). Can become a static import once that cost no longer matters.
 */
export function postgresDriver(): typeof pg {
  // The module exports what its types declare.
  return load('pg') as typeof pg
}
