import type { CreateTableBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Capabilities, Database, Db, Tx } from './database.ts'
import { isDeadlock } from './deadlock.ts'
import { schemaTables } from './schema-tables.ts'

/** A forward step of a slice's schema. Names never change once released. */
export interface Migration {
  /** `0001-answers`: a number and a subject. The migrations of a slice run in this order. */
  name: string
  up(db: Db, can: Capabilities): Promise<void>
}

/** The migrations of a slice (or part of the platform) and the owner's name under which they are recorded. */
export interface MigrationSet {
  owner: string
  migrations: readonly Migration[]
  /**
   * Creates objects that depend on the whole schema, such as triggers. Called after every run that applied a migration
   * of any owner.
   */
  finish?(db: Db, can: Capabilities): Promise<void>
}

/** The database has migrations this program does not know: a newer version wrote it. */
export class NewerSchema extends Error {
  override name = 'NewerSchema'
  unknown: string[]
  constructor(unknown: string[]) {
    super(`The database was written by a newer version of this program (unknown steps: ${unknown.join(', ')})`)
    this.unknown = unknown
  }
}

/** The database lacks schema steps of this program, which only `quandary migrate` may apply (`MIGRATE=manual`). */
export class OutdatedSchema extends Error {
  override name = 'OutdatedSchema'
  missing: string[]
  constructor(missing: string[]) {
    super(`The schema of the database is older than this program. Run "quandary migrate" (${missing.join(', ')}).`)
    this.missing = missing
  }
}

declare module './tables.ts' {
  interface Tables {
    schema_migrations: { name: string; applied_at: number }
  }
}

interface KnownStep {
  name: string
  step: Migration
}

/** Maximum number of attempts at a step that is rolled back by a deadlock with a process of the older version. */
const MAX_ATTEMPTS = 5

/**
 * Applies the missing migrations in the order of the sets, under a lock that excludes a second process. Each
 * migration is a transaction of its own, so that processes of the older version, which keep serving, wait for one
 * migration at most. After a failure the next call continues. An empty database gets all migrations in one
 * transaction, so that it has either all of them or none.
 * @returns the names of the migrations applied now
 * @throws {NewerSchema} before changing anything
 */
export async function migrate(database: Database, sets: readonly MigrationSet[], now: number): Promise<string[]> {
  const known = sets.flatMap((set) => set.migrations.map((step) => ({ name: `${set.owner}/${step.name}`, step })))
  const applied: string[] = []
  for (;;) {
    const next = await applyNext(database, { known, sets, now })
    if (next.length === 0) return applied
    applied.push(...next)
  }
}

/** @returns the names of the applied migrations, none if nothing is missing */
async function applyNext(
  database: Database,
  schema: { known: readonly KnownStep[]; sets: readonly MigrationSet[]; now: number },
  attempt = 1,
): Promise<string[]> {
  const { known, sets, now } = schema
  try {
    return await database.db.transaction().execute(async (tx) => {
      const applied = await lockSchema(tx, database.can)
      const unknown = [...applied].filter((name) => !known.some((entry) => entry.name === name))
      if (unknown.length > 0) throw new NewerSchema(unknown)
      const missing = known.filter((entry) => !applied.has(entry.name))
      const next = applied.size === 0 ? missing : missing.slice(0, 1)
      for (const { name, step } of next) {
        await step.up(tx, database.can)
        await tx.insertInto('schema_migrations').values({ name, applied_at: now }).execute()
      }
      // Runs in the transaction of the last migration. In a transaction of its own it would never run if the process
      // ended before it, because no migration would be missing any more.
      if (next.length > 0 && next.length === missing.length) await finishSchema(tx, database.can, sets)
      return next.map(({ name }) => name)
    })
  } catch (error) {
    if (isDeadlock(error) && attempt < MAX_ATTEMPTS) return applyNext(database, schema, attempt + 1)
    throw error
  }
}

/** Locks the schema until the end of a transaction, and returns the names of the migrations that were applied to it. */
async function lockSchema(tx: Tx, can: Capabilities): Promise<ReadonlySet<string>> {
  if (!can.singleWriter) await sql`select pg_advisory_xact_lock(7163846)`.execute(tx)
  await tx.schema
    .createTable('schema_migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .execute()
  const rows = await tx.selectFrom('schema_migrations').select('name').execute()
  return new Set(rows.map((row) => row.name))
}

/** Runs the last step of every set over a schema that has all its migrations. Idempotent. */
export async function finishSchema(db: Db, can: Capabilities, sets: readonly MigrationSet[]): Promise<void> {
  for (const set of sets) await set.finish?.(db, can)
}

/** The difference between the schema of a database and the one of this program. */
export interface SchemaDifference {
  /** Steps that {@link migrate} would apply, in order. */
  missing: string[]
  /** Applied steps that this program does not know, because a newer version added them. */
  unknown: string[]
}

/** Compares the schema of a database with the one of this program; changes nothing. */
export async function compareSchema(db: Db, sets: readonly MigrationSet[]): Promise<SchemaDifference> {
  const known = sets.flatMap((set) => set.migrations.map((step) => `${set.owner}/${step.name}`))
  const applied = await appliedSteps(db)
  return {
    missing: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name)),
  }
}

/**
 * Accepts a database that has every schema step of this program, and one that is still empty.
 * @throws {OutdatedSchema}
 */
export async function assertMigrated(db: Db, sets: readonly MigrationSet[]): Promise<void> {
  const steps = sets.reduce((sum, set) => sum + set.migrations.length, 0)
  const { missing } = await compareSchema(db, sets)
  if (missing.length > 0 && missing.length < steps) throw new OutdatedSchema(missing)
}

/** Returns the names of the migrations that a database has, sorted. */
export async function appliedSteps(db: Db): Promise<string[]> {
  const tables = await schemaTables(db)
  if (!tables.some((table) => table.name === 'schema_migrations')) return []
  const rows = await db.selectFrom('schema_migrations').select('name').execute()
  return rows.map((row) => row.name).toSorted()
}

/** Adds the primary key `id`, whose values the engine numbers in its own way. */
export function withId<T extends string>(table: CreateTableBuilder<T>, can: Capabilities) {
  return can.identity === 'autoincrement'
    ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    : table.addColumn('id', 'bigserial', (column) => column.primaryKey())
}
