import type BetterSqlite3 from 'better-sqlite3'
import type {
  DatabaseConnection,
  Driver,
  QueryCompiler,
  SelectModifierNode,
  SqliteDatabase,
  SqliteDialectConfig,
} from 'kysely'
import { CompiledQuery, SqliteDialect, SqliteDriver } from 'kysely'
import { LRUCache } from 'lru-cache'
import { commitWithStatement } from '../at-commit.ts'
import { InlineLiteralsCompiler } from './inline-literals-compiler.ts'

class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  override commitTransaction(connection: DatabaseConnection): Promise<void> {
    return commitWithStatement(connection, () => super.commitTransaction(connection))
  }

  /**
   * After some errors, such as a full disk, SQLite has already rolled back. A failing rollback must not hide the
   * original error.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection)
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error
    }
  }
}

/** Leaves out clauses that lock rows: every transaction has locked the whole database already. */
class ImmediateCompiler extends InlineLiteralsCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier === undefined || node.modifier === 'Distinct') super.visitSelectModifier(node)
  }
}

/**
 * A SQLite dialect whose transactions take the write lock when they begin. A deferred transaction that reads first
 * fails with SQLITE_BUSY if another process (a command next to the server) writes before it does, whatever the busy
 * timeout is.
 */
export class ImmediateSqliteDialect extends SqliteDialect {
  #config: SqliteDialectConfig

  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#config)
  }

  override createQueryCompiler(): QueryCompiler {
    return new ImmediateCompiler()
  }
}

const MAX_STATEMENTS = 500
const CACHEABLE = /^(select|with|insert|update|delete|begin|commit|rollback)\b/i
const SCHEMA_CHANGE = /^(create|alter|drop)\b/i

/**
 * Caches prepared statements, because preparing one takes longer than most of them run. With the cache, reading a
 * question takes 0.68 of the processor time, lists take 0.64 to 0.92 and a vote 0.72 (`pnpm bench --only question`,
 * with and without the cache in one run). Can be deleted once Kysely or better-sqlite3 caches statements.
 */
export function cacheStatements(driver: BetterSqlite3.Database): SqliteDatabase {
  const cache = new LRUCache<string, BetterSqlite3.Statement>({ max: MAX_STATEMENTS })
  return {
    close: () => void driver.close(),
    prepare(text) {
      // The columns a cached statement returns may have changed.
      if (SCHEMA_CHANGE.test(text)) cache.clear()
      if (!CACHEABLE.test(text)) return driver.prepare(text)
      const cached = cache.get(text)
      // A statement that is being iterated over cannot be started a second time.
      if (cached && !cached.busy) return cached
      const statement = driver.prepare(text)
      cache.set(text, statement)
      return statement
    },
  }
}
