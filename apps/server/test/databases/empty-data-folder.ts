import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { writeConfigFile } from '../../src/slices/install/index.ts'
import { emptyDatabase, type Engine } from './test-database.ts'

/** Creates an empty folder that is deleted after the test. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'quandary-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Creates a data folder for one test, with the configuration of an empty database. */
export async function emptyDataFolder(engine: Engine): Promise<string> {
  const dataDir = await newFolder()
  const { config, drop } = await emptyDatabase(engine)
  onTestFinished(drop)
  writeConfigFile(dataDir, config)
  return dataDir
}
