import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { writeConfigFile } from '../../src/slices/install/index.ts'
import { newFolder } from './empty-data-folder.ts'
import type { Engine } from './test-database.ts'
import { emptyDatabase } from './test-database.ts'

const RELEASED = join(import.meta.dirname, 'released')

/** Returns a data folder with a site that version 0.1.0 installed and filled, for one test. */
export async function releasedSite(engine: Engine): Promise<string> {
  const dataDir = await newFolder()
  const { config, drop } = await emptyDatabase(engine)
  onTestFinished(drop)
  writeConfigFile(dataDir, config)
  const name = engine === 'sqlite3' ? '0.1.0.sqlite.gz' : '0.1.0.postgres.sql.gz'
  const content = gunzipSync(await readFile(join(RELEASED, name)))
  if (config.type === 'sqlite3') await writeFile(join(dataDir, config.file), content)
  else await restoreDump(config, content.toString())
  return dataDir
}

async function restoreDump(
  {
    host,
    port,
    name,
    username,
    password,
  }: { host: string; port: number; name: string; username: string; password: string },
  dump: string,
): Promise<void> {
  const client = new pg.Client({ host, port, user: username, password, database: name })
  await client.connect()
  await client.query(dump)
  await client.end()
}
