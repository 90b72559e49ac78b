import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { TestSite } from '../harness.ts'

/**
 * Returns the rows of every table in the database's catalogue as text, including the internal tables of search engines.
 */
export async function storedRows(site: TestSite): Promise<{ table: string; text: string }[]> {
  const { db } = site.ctx
  const catalogue =
    site.engine === 'sqlite3'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
      : sql<{
          name: string
        }>`select table_name as name from information_schema.tables where table_schema = current_schema()`
  const { rows: tables } = await catalogue.execute(db)
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db)
      return rows.map((row) => ({ table: name, text: textOf(row) }))
    }),
  )
  return found.flat()
}

function textOf(row: Record<string, unknown>): string {
  const values = Object.values(row).map((value) => (value instanceof Uint8Array ? bytesText(value) : String(value)))
  return values.join('\n')
}

function bytesText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('utf8')
}

/** Returns every file of a site, its bytes as text, by path in the data folder. */
export async function storedFiles(site: TestSite): Promise<{ file: string; text: string }[]> {
  const entries = await readdir(site.dataDir, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(paths.map(async (file) => ({ file, text: (await readFile(file)).toString('latin1') })))
}
