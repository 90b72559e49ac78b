import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { writeConfigFile } from '../../src/slices/install/index.ts'
import { emptyDatabase, type Engine } from './test-database.ts'

/** An empty folder for one test. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'quandary-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A data folder for one test, whose configuration names an empty database. */
export async function emptyDataFolder(engine: Engine): Promise<string> {
  const dataDir = await newFolder()
  const { config, drop } = await emptyDatabase(engine)
  onTestFinished(drop)
  writeConfigFile(dataDir, config)
  return dataDir
}
