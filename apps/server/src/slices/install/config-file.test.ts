import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { configFilePath } from '../../config.ts'
import { configFileText, writeConfigFile } from './config-file.ts'

it('config.yaml is for its owner alone, even where an interrupted installation left a readable draft', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'quandary-config-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const path = configFilePath(dataDir)
  const database = { type: 'sqlite3', file: 'test.db' } as const
  writeConfigFile(dataDir, database)
  writeFileSync(`${path}.tmp`, 'half')
  chmodSync(`${path}.tmp`, 0o644)
  writeConfigFile(dataDir, database)
  expect(readFileSync(path, 'utf8')).toBe(configFileText(database))
  expect(statSync(path).mode & 0o077).toBe(0)
  expect(readdirSync(dirname(path))).not.toContain('config.yaml.tmp')
})
