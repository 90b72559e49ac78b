import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Graph } from './graph.ts'

const STATIC = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?'([^']+)'/gm
const DYNAMIC = /\bimport\('([^']+)'\)/g
const WITH_TYPES = /^(?:import|export)\s+(?:[^'"]*?\sfrom\s+)?'([^']+)'/gm

/** Lists the modules a source needs when it runs: types alone are left out, modules loaded later are not. */
export function runtimeImportsOf(source: string): string[] {
  return [STATIC, DYNAMIC].flatMap((pattern) => [...source.matchAll(pattern)].map(([, path = '']) => path))
}

/** Lists the modules a source names, also those of which it needs only types. */
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
 * Reads which folders of a folder import which at run time; tests and stories do not count.
 * @param names the folders, in the order of the graph
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

/** Reads which packages of the workspace need which at run time, by folder name. */
export function workspaceDependencies(folders: readonly string[]): Graph {
  // Manifests of the workspace, which pnpm has read.
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
