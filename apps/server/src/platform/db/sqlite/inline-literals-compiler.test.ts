import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openSite } from '../../../../test/harness.ts'
import { InlineLiteralsCompiler, LOW_CARDINALITY_COLUMNS } from './inline-literals-compiler.ts'

interface Shelf {
  books: { id: number; status: string; listed: number; title: string }
}

const db = new Kysely<Shelf>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new SqliteIntrospector(of),
    createQueryCompiler: () => new InlineLiteralsCompiler(),
  },
})
const books = db.selectFrom('books').select('id')

describe('SQL that SQLite plans once', () => {
  it('inlines the values of low-cardinality columns, quoted', () => {
    const { sql: text, parameters } = books
      .where('books.status', '=', "it's gone")
      .where('listed', '=', 1)
      .where('id', '=', 7)
      .compile()
    expect(text).toBe(`select "id" from "books" where "books"."status" = 'it''s gone' and "listed" = 1 and "id" = ?`)
    expect(parameters).toEqual([7])
  })

  it('inlines every value of a list', () => {
    const { sql: text, parameters } = books
      .where('status', 'in', ['available', 'closed'])
      .where('id', 'in', [1, 2])
      .compile()
    expect(text).toBe(`select "id" from "books" where "status" in ('available', 'closed') and "id" in (?, ?)`)
    expect(parameters).toEqual([1, 2])
  })

  it('inlines the limit and binds the offset', () => {
    const { sql: text, parameters } = books.limit(20).offset(40).compile()
    expect(text).toBe('select "id" from "books" limit 20 offset ?')
    expect(parameters).toEqual([40])
  })

  it('leaves operands alone that are not plain values', () => {
    const { sql: text, parameters } = books
      .where('status', 'is', null)
      .where('listed', '=', (of) => of.ref('id'))
      .where('status', 'in', (of) => of.selectFrom('books').select('title').where('title', '=', 'x'))
      .limit(sql<number>`abs(${-3})`)
      .compile()
    expect(text).toBe(
      'select "id" from "books" where "status" is null and "listed" = "id" ' +
        'and "status" in (select "title" from "books" where "title" = ?) limit abs(?)',
    )
    expect(parameters).toEqual(['x', -3])
  })

  it('binds the values of an update', () => {
    const { sql: text, parameters } = db.updateTable('books').set({ status: 'closed' }).where('id', '=', 1).compile()
    expect(text).toBe('update "books" set "status" = ? where "id" = ?')
    expect(parameters).toEqual(['closed', 1])
  })
})

describe('the low-cardinality columns', () => {
  it('are those that partial indexes compare with words, and are all indexed', async () => {
    const site = await openSite('sqlite3')
    const { rows: partial } = await sql<{ condition: string }>`
      select substr(sql, instr(lower(sql), ' where ')) as condition from sqlite_master
      where type = 'index' and lower(sql) like '% where %'`.execute(site.ctx.db)
    const { rows: indexed } = await sql<{ name: string }>`
      select distinct part.name as name from sqlite_master as tables, pragma_index_list(tables.name) as list,
      pragma_index_info(list.name) as part where tables.type = 'table' and part.name is not null`.execute(site.ctx.db)
    await site.close()
    const compared = partial.flatMap(({ condition }) => [...condition.matchAll(/\b(\w+)"? (?:=|<>|in|not in) \(?'/g)])
    expect(compared.map(([, column = '']) => column).filter((column) => !LOW_CARDINALITY_COLUMNS.has(column))).toEqual(
      [],
    )
    expect(compared.length).toBeGreaterThan(10)
    const names = new Set(indexed.map(({ name }) => name))
    expect([...LOW_CARDINALITY_COLUMNS].filter((column) => !names.has(column))).toEqual([])
  })
})
