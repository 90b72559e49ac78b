import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The root of the repository, absolute. */
export const ROOT = join(import.meta.dirname, '..', '..')

export type Runner = 'vitest' | 'playwright'

/** The tests of one workspace with one runner: a task of Turborepo. */
export interface Suite {
  /** As Turborepo names it, e.g. `@quandary/site#e2e`. */
  task: string
  /** As people read it, e.g. `apps/site e2e`. */
  name: string
  runner: Runner
  /** Folder from the root of the repository. */
  folder: string
  /** Uses both processors of a small machine most of the time: two of these beside each other gain nothing. */
  isWide: boolean
}

/** The scripts of package.json that run a suite, and with which runner. The root's own `test` runs all suites. */
const SCRIPTS: readonly [script: string, runner: Runner][] = [
  ['test:scripts', 'vitest'],
  ['test', 'vitest'],
  ['e2e', 'playwright'],
]

/** Suites that keep two processors busy most of the time. */
const WIDE: ReadonlySet<string> = new Set(['apps/server', 'apps/admin e2e', 'apps/site e2e', 'apps/storybook e2e'])

/** Lists every suite: the scripts' own, packages before apps, unit tests before browser stories. */
export function listSuites(): Suite[] {
  const folders = ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(ROOT, group)).map((name) => join(group, name)),
  )
  return SCRIPTS.flatMap(([script, runner]) =>
    (script === 'test:scripts' ? ['.'] : folders).flatMap((folder) => {
      const manifest = readManifest(folder)
      if (manifest?.scripts?.[script] === undefined) return []
      const task = `${folder === '.' ? '//' : manifest.name}#${script}`
      const name = folder === '.' ? 'scripts' : script === 'test' ? folder : `${folder} ${script}`
      const isWide = WIDE.has(name)
      return [{ task, name, runner, folder, isWide }]
    }),
  )
}

/** The report file of a suite; an output of its task, so that a cached task brings it back. */
export function reportFile(workspace: string, runner: Runner): string {
  return join(workspace, 'reports', `${runner}.json`)
}

export interface Manifest {
  name: string
  scripts?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** Reads the package.json of a folder of the repository. */
export function readManifest(folder: string): Manifest | undefined {
  const file = join(ROOT, folder, 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined // pnpm has read it.
}
