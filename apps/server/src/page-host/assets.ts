import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The browser apps this server hosts, by the names of their packages. */
export type HostedApp = 'site' | 'admin' | 'installer'

/** A browser app was not built; the message names the command that builds it. */
export class AppNotBuilt extends Error {
  override name = 'AppNotBuilt'
  constructor(app: HostedApp) {
    super(`The ${app} is not built. Run "pnpm build" first.`)
  }
}

/** Returns the folder with the built files of an app. */
export function clientFolder(app: HostedApp): string {
  // In the workspace this resolves to a package, in the published server to one of its folders (`imports` of
  // package.json).
  const manifest = createRequire(import.meta.url).resolve(`#hosted/${app}/package.json`)
  return join(dirname(manifest), 'dist', 'client')
}

/** Addresses of built files. Each module comes after its imports. */
export interface ModuleFiles {
  styles: readonly string[]
  modules: readonly string[]
}

/** Addresses of the files that every page of the site loads. */
export interface PageAssets extends ModuleFiles {
  /** The script tag's file; it loads the modules. */
  script: string
  /** The module that is loaded last; it hydrates the page. */
  entry: string
  /**
   * Returns the files of a lazily loaded module, without those that every page loads.
   * @param module path in the site's source folder; modules elsewhere have no files of their own
   */
  of(module: string): ModuleFiles
}

/** Source files of `script` and `entry`, as the build's manifest names them. */
const SCRIPT = 'src/first-script.ts'
const ENTRY = 'src/entry-client.tsx'

interface ManifestEntry {
  file: string
  imports?: string[]
  css?: string[]
}

/**
 * Reads the manifest that the site's build wrote.
 * @param base path under which the built files are served, with a trailing slash
 * @throws {AppNotBuilt}
 */
export function readPageAssets(folder: string, base: string): PageAssets {
  const path = join(folder, '.vite', 'manifest.json')
  if (!existsSync(path)) throw new AppNotBuilt('site')
  // Vite writes the manifest in this form.
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, ManifestEntry>
  const [script, entry] = [manifest[SCRIPT], manifest[ENTRY]]
  if (!script || !entry) throw new AppNotBuilt('site')
  const common = importsOf(entry, manifest)
  const filesOf = (chunks: readonly ManifestEntry[]): ModuleFiles => ({
    styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map((file) => base + file),
    modules: chunks.map((chunk) => base + chunk.file),
  })
  return {
    ...filesOf([...common].filter((one) => one !== entry)),
    styles: filesOf([...common]).styles,
    script: base + script.file,
    entry: base + entry.file,
    of: (module) => {
      const chunk = manifest[module]
      return filesOf(chunk ? [...importsOf(chunk, manifest)].filter((one) => !common.has(one)) : [])
    },
  }
}

/** Returns a chunk with all chunks that it imports, each after its own imports. */
function importsOf(
  chunk: ManifestEntry,
  manifest: Record<string, ManifestEntry>,
  found = new Set<ManifestEntry>(),
): Set<ManifestEntry> {
  for (const name of chunk.imports ?? []) {
    const imported = manifest[name]
    if (imported && !found.has(imported)) importsOf(imported, manifest, found)
  }
  return found.add(chunk)
}
