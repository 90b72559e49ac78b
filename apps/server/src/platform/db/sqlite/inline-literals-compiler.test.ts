import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { InlineLiteralsCompiler } from './inline-literals-compiler.ts'

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
