import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Row } from './cells.ts'
import { textOf } from './cells.ts'

/** Maximum values per condition, well below the limit of every engine. */
const MAX_VALUES = 500

/** The tables of a source, read in the order of a key. Every table may be absent. */
export class SourceTables {
  #db: Kysely<never>
  #names: ReadonlySet<string>

  /** @param names of the existing tables */
  constructor(db: Kysely<never>, names: ReadonlySet<string>) {
    this.#db = db
    this.#names = names
  }

  has(table: string): boolean {
    return this.#names.has(table)
  }

  list(): string[] {
    return [...this.#names]
  }

  /**
   * Counts the rows of a table, 0 if it is absent.
   * @param only counts the rows whose column begins with a prefix
   */
  async count(table: string, only?: { column: string; prefix: string }): Promise<number> {
    if (!this.has(table)) return 0
    const condition = only ? sql`where ${sql.ref(only.column)} like ${`${only.prefix}%`}` : sql``
    const { rows } = await sql<Row>`select count(*) as count from ${sql.table(table)} ${condition}`.execute(this.#db)
    return Number(textOf(rows[0] ?? {}, 'count'))
  }

  /** Returns the highest key of a table, '' for none. */
  async last(table: string, key = 'id'): Promise<string> {
    if (!this.has(table)) return ''
    const { rows } = await sql<Row>`select max(${sql.ref(key)}) as last from ${sql.table(table)}`.execute(this.#db)
    return textOf(rows[0] ?? {}, 'last')
  }

  /**
   * Reads a table batch by batch in the order of its unique key.
   * @param skip number of rows to skip, because they are stored already
   */
  async *batches(table: string, { size, skip }: { size: number; skip: number }, key = 'id'): AsyncGenerator<Row[]> {
    if (!this.has(table)) return
    const [name, column] = [sql.table(table), sql.ref(key)]
    let { rows } =
      await sql<Row>`select * from ${name} order by ${column} limit ${sql.lit(size)} offset ${sql.lit(skip)}`.execute(
        this.#db,
      )
    while (rows.length > 0) {
      yield rows
      const after = rows.at(-1)?.[key]
      ;({ rows } = await sql<Row>`
        select * from ${name} where ${column} > ${after} order by ${column} limit ${sql.lit(size)}`.execute(this.#db))
    }
  }

  /**
   * Finds the rows whose column has one of these values. Rows with the same value are in the order of their key.
   * @param only a second condition: another column has a value, or one of several
   */
  async related(
    table: string,
    column: string,
    values: Iterable<string>,
    key = 'id',
    only?: { column: string; value: string | readonly string[] },
  ): Promise<Row[]> {
    const wanted = [...new Set(values)]
    const found: Row[] = []
    const also = only && new Set(typeof only.value === 'string' ? [only.value] : only.value)
    if (!this.has(table) || also?.size === 0) return found
    const condition = only && also ? sql`and ${sql.ref(only.column)} in (${sql.join([...also])})` : sql``
    for (let start = 0; start < wanted.length; start += MAX_VALUES) {
      const part = sql.join(wanted.slice(start, start + MAX_VALUES))
      const { rows } = await sql<Row>`
        select * from ${sql.table(table)}
        where ${sql.ref(column)} in (${part}) ${condition} order by ${sql.ref(key)}`.execute(this.#db)
      found.push(...rows)
    }
    return found
  }

  /** Reads all rows of a small table. */
  async all(table: string, key = 'id'): Promise<Row[]> {
    if (!this.has(table)) return []
    return (await sql<Row>`select * from ${sql.table(table)} order by ${sql.ref(key)}`.execute(this.#db)).rows
  }

  close(): Promise<void> {
    return this.#db.destroy()
  }
}
