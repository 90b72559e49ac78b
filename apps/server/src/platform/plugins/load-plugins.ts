import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Log } from '../log/log.ts'
import type { PluginRegistry } from './plugin-registry.ts'

/** Matches valid package names only, so that no name leads out of the folder of packages. */
const PACKAGE_NAME = /^(@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*$/i

/** The longest time a package may take to load. */
const LOAD_MS = 10_000

/** A package that cannot be loaded; the message says why. */
class PackageUnusable extends Error {
  override name = 'PackageUnusable'
}

/** Returns the folder into which an operator installs packages. */
export function pluginFolder(dataDir: string): string {
  return join(dataDir, 'plugins')
}

/**
 * Loads the packages into the registry, from `DATA_DIR/plugins/node_modules` or else from the server's own
 * dependencies. A broken package is logged and left out.
 * @param options.packages names, as the operator wrote them
 * @param options.timeoutMs time limit for loading a package, in milliseconds; 10 000 by default
 */
export async function loadPlugins(
  registry: PluginRegistry,
  options: { packages: readonly string[]; dataDir: string; log: Log; timeoutMs?: number },
): Promise<void> {
  for (const name of options.packages) {
    try {
      const entry = findEntry(name, options.dataDir)
      const module = await importWithin(entry, options.timeoutMs ?? LOAD_MS)
      if (typeof module !== 'object' || module === null || !('plugin' in module)) {
        throw new PackageUnusable('its main module exports no `plugin`')
      }
      registry.add(module.plugin, name)
    } catch (error) {
      options.log.error({ err: error, plugin: name }, 'a plugin could not be loaded and is left out')
    }
  }
}

/** Imports with a timeout, so that a module with a pending top-level await cannot block the start. */
async function importWithin(entry: string, milliseconds: number): Promise<unknown> {
  const overdue = Promise.withResolvers<never>()
  const timer = setTimeout(() => overdue.reject(new PackageUnusable('it took too long to load')), milliseconds)
  try {
    return await Promise.race([import(pathToFileURL(entry).href), overdue.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Returns the main module of a package. */
function findEntry(name: string, dataDir: string): string {
  if (!PACKAGE_NAME.test(name)) throw new PackageUnusable('this is not the name of a package')
  const bases = [pathToFileURL(join(pluginFolder(dataDir), 'package.json')).href, import.meta.url]
  for (const base of bases) {
    const manifest = findManifest(name, base)
    if (manifest !== undefined) return entryOf(manifest)
  }
  throw new PackageUnusable('it is installed neither in DATA_DIR/plugins nor beside the server')
}

function findManifest(name: string, base: string): string | undefined {
  try {
    return findPackageJSON(name, base)
  } catch {
    return undefined
  }
}

function entryOf(manifest: string): string {
  const folder = dirname(manifest)
  const description: unknown = JSON.parse(readFileSync(manifest, 'utf8'))
  const facts = typeof description === 'object' && description !== null ? description : {}
  const exported = 'exports' in facts ? mainExport(facts.exports) : undefined
  const main = 'main' in facts && typeof facts.main === 'string' ? facts.main : 'index.js'
  const entry = resolve(folder, exported ?? main)
  if (!entry.startsWith(folder + sep)) throw new PackageUnusable('its main module is outside of it')
  return entry
}

/** Resolves `exports` to a file for Node and ECMAScript modules, in the package's own order of conditions. */
function mainExport(exports: unknown): string | undefined {
  if (typeof exports === 'string') return exports
  if (typeof exports !== 'object' || exports === null) return undefined
  if ('.' in exports) return mainExport(exports['.'])
  for (const [condition, target] of Object.entries(exports)) {
    const found = ['node', 'import', 'default'].includes(condition) ? mainExport(target) : undefined
    if (found !== undefined) return found
  }
  return undefined
}
