import type { SourceFile } from './sources.ts'
import { isMigration, ownerOf } from './sources.ts'

/** Finds the owner of each table: the slice or folder that adds it to `Tables`. */
export function tableOwners(files: readonly SourceFile[]): Map<string, string> {
  return new Map(
    files.flatMap(({ path, code }) => {
      const [, tables = ''] = /interface Tables \{\n((?: {4}.*\n)+)/.exec(code) ?? []
      return [...tables.matchAll(/^ {4}(\w+):/gm)].map(([, table = '']) => [table, ownerOf(path)] as const)
    }),
  )
}

/** A statement that writes to a table; `?` if the code does not name the table. */
export interface TableWrite {
  path: string
  table: string
}

const BUILDER = /\.(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*(?:'(\w+)[^']*')?/g
const SQL = /\b(?:insert into|update|delete from|merge into) "?(\w+)/gi

/** Finds the statements that insert, update or delete rows, including those in SQL text. */
export function tableWrites(files: readonly SourceFile[], tables: ReadonlySet<string>): TableWrite[] {
  return files
    .filter(({ path }) => !isMigration(path))
    .flatMap(({ path, code }) => {
      const built = [...code.matchAll(BUILDER)].map(([, table = '?']) => ({ path, table }))
      const written = [...code.matchAll(SQL)].flatMap(([, table = '']) => (tables.has(table) ? [{ path, table }] : []))
      return [...built, ...written]
    })
}
