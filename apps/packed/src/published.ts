import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The part of a manifest that the tests read. */
export interface Manifest {
  name: string
  version: string
  private?: boolean
  exports?: Record<string, unknown>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** A package of this workspace that is published. */
export interface PublishedPackage {
  /** Without the scope: `api-client`. */
  shortName: string
  /** Folder, absolute. */
  folder: string
  manifest: Manifest
}

/** Folder of the workspace, absolute. */
export const workspace = join(import.meta.dirname, '..', '..', '..')

/** Every package of the workspace that is not private, in the order of their names. */
export function publishedPackages(): PublishedPackage[] {
  return readdirSync(join(workspace, 'packages'))
    .map((shortName) => ({ shortName, folder: join(workspace, 'packages', shortName) }))
    .map((one) => ({ ...one, manifest: readManifest(one.folder) }))
    .filter(({ manifest }) => manifest.private !== true)
}

/** Reads the manifest in a folder. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest // Ours, and pnpm has read it before.
}
