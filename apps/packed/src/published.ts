import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The parts of a manifest that the tests read. */
export interface Manifest {
  name: string
  version: string
  private?: boolean
  exports?: Record<string, unknown>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** A published package of this workspace. */
export interface PublishedPackage {
  /** Without the scope: `api-client`. */
  shortName: string
  /** Absolute path. */
  folder: string
  manifest: Manifest
}

/** Absolute path of the workspace. */
export const workspace = join(import.meta.dirname, '..', '..', '..')

/** Returns the server. It is a program that is not imported. */
export function publishedServer(): PublishedPackage {
  const folder = join(workspace, 'apps', 'server')
  return { shortName: 'server', folder, manifest: readManifest(folder) }
}

/** Returns every package of the workspace that others import and that is not private, sorted by name. */
export function publishedPackages(): PublishedPackage[] {
  return readdirSync(join(workspace, 'packages'))
    .map((shortName) => ({ shortName, folder: join(workspace, 'packages', shortName) }))
    .map((one) => ({ ...one, manifest: readManifest(one.folder) }))
    .filter(({ manifest }) => manifest.private !== true)
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest // pnpm has parsed this file.
}
