import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Graph } from './graph.ts'

const STATIC = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?'([^']+)'/gm
const DYNAMIC = /\bimport\('([^']+)'\)/g
const WITH_TYPES = /^(?:import|export)\s+(?:[^'"]*?\sfrom\s+)?'([^']+)'/gm

/** Lists the modules that a source imports at run time, statically or dynamically. Leaves out imports of types only. */
export function runtimeImportsOf(source: string): string[] {
  return [STATIC, DYNAMIC].flatMap((pattern) => [...source.matchAll(pattern)].map(([, path = '']) => path))
}

/** Lists the modules that a source imports, including imports of types only. */
export function sourceImportsOf(source: string): string[] {
  return [WITH_TYPES, DYNAMIC].flatMap((pattern) => [...source.matchAll(pattern)].map(([, path = '']) => path))
}

/** Reads the names of the slices from `apps/server/src/app.ts`, in their order. */
export function slicesIn(source: string): string[] {
  const list = /export const slices = \[([^\]]*)\]/.exec(source)?.[1] ?? ''
  const folders = new Map(
    [...source.matchAll(/import \{([^}]*)\} from '\.\/slices\/([\w-]+)\/index\.ts'/g)].flatMap(
      ([, names = '', folder = '']) => names.split(',').map((name) => [name.trim(), folder] as const),
    ),
  )
  return [...list.matchAll(/\w+/g)].flatMap(([name]) => folders.get(name) ?? [])
}

/**
 * Reads the run-time imports between the subfolders of a folder. Ignores tests and stories.
 * @param names the subfolders, in the order of the graph
 */
export function importsBetween(parent: string, names: readonly string[]): Graph {
  return new Map(names.map((name) => [name, new Set(names.filter((other) => usedBy(parent, name).has(other)))]))
}

function usedBy(parent: string, name: string): Set<string> {
  const used = new Set<string>()
  for (const entry of readdirSync(join(parent, name), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/(?<!\.(?:test|test-data|stories))\.tsx?$/.test(entry.name)) continue
    for (const path of runtimeImportsOf(readFileSync(join(entry.parentPath, entry.name), 'utf8'))) {
      const folder = path.startsWith('.') ? relative(parent, join(entry.parentPath, path)).split(sep)[0] : undefined
      if (folder !== undefined && folder !== name) used.add(folder)
    }
  }
  return used
}

interface Manifest {
  name: string
  dependencies?: Readonly<Record<string, string>>
  peerDependencies?: Readonly<Record<string, string>>
}

/** Reads the run-time dependencies between the packages of the workspace, by folder name. */
export function workspaceDependencies(folders: readonly string[]): Graph {
  // Not validated: pnpm has parsed these manifests.
  const manifests = folders.map((folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest)
  const shortNames = new Map(manifests.map(({ name }) => [name, shortOf(name)]))
  return new Map(
    manifests.map(({ name, dependencies, peerDependencies }) => {
      const needed = Object.keys({ ...dependencies, ...peerDependencies })
      return [shortOf(name), new Set(needed.flatMap((one) => shortNames.get(one) ?? []))]
    }),
  )
}

function shortOf(name: string): string {
  return name.replace(/^@quandary\//, '')
}
