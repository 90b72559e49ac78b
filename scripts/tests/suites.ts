import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The root of the repository, absolute. */
export const ROOT = join(import.meta.dirname, '..', '..')

export type Runner = 'vitest' | 'playwright'

/** The tests of one workspace with one runner: a task of Turborepo. */
export interface Suite {
  /** Name of the task, e.g. `@quandary/site#e2e`. */
  task: string
  /** Name in the output, e.g. `apps/site e2e`. */
  name: string
  runner: Runner
  /** From the root of the repository. */
  folder: string
  /**
   * True if the suite mostly uses both processors of a small machine, so that running two such suites concurrently
   * gains nothing.
   */
  isWide: boolean
}

/**
 * The scripts of package.json that run a suite, and their runners. The root's own `test` is not one of them: it runs
 * all suites.
 */
const SCRIPTS: readonly [script: string, runner: Runner][] = [
  ['test:scripts', 'vitest'],
  ['test', 'vitest'],
  ['e2e', 'playwright'],
]

/** Suites that mostly keep two processors busy. */
const WIDE: ReadonlySet<string> = new Set(['apps/server', 'apps/admin e2e', 'apps/site e2e', 'apps/storybook e2e'])

/** Lists every suite: first the tests of `scripts/`, then unit tests, then browser stories; packages before apps. */
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

/** Returns the report file of a suite. It is an output of the task, so it is restored with a cached task. */
export function reportFile(workspace: string, runner: Runner): string {
  return join(workspace, 'reports', `${runner}.json`)
}

export interface Manifest {
  name: string
  scripts?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** Reads the package.json of a folder of the repository; undefined if there is none. */
export function readManifest(folder: string): Manifest | undefined {
  const file = join(ROOT, folder, 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined // Not validated: pnpm has already read this file.
}
