import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Environment of a server with a plugin, as an operator would put it into the data folder. For the fixture `serverEnv`.
 * @param source of its main module
 * @param more environment beside it
 */
export function withPlugin(name: string, source: string, more: Record<string, string> = {}) {
  return async ({}, use: (env: Record<string, string>) => Promise<void>): Promise<void> => {
    const dataDir = await mkdtemp(join(tmpdir(), `quandary-${name}-`))
    const folder = join(dataDir, 'plugins', 'node_modules', name)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'package.json'), JSON.stringify({ name, type: 'module' }))
    await writeFile(join(folder, 'index.js'), source)
    await use({ DATA_DIR: dataDir, PLUGINS: name, ...more })
    await rm(dataDir, { recursive: true, force: true })
  }
}
