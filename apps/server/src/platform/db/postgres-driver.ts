import { createRequire } from 'node:module'
import type pg from 'pg'

const load = createRequire(import.meta.url)

/** The driver of PostgreSQL, loaded where one is used: a site over SQLite never needs its time and memory. */
export function postgresDriver(): typeof pg {
  // What a module exports is what its types say.
  return load('pg') as typeof pg
}
