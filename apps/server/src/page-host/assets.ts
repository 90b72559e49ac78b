import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The browser apps this server hosts, as their packages are called. */
export type HostedApp = 'site' | 'admin' | 'installer'

/** A browser app was not built; the message says how to. */
export class AppNotBuilt extends Error {
  override name = 'AppNotBuilt'
  constructor(app: HostedApp) {
    super(`The ${app} is not built. Run "pnpm build" first.`)
  }
}

/** The folder with the built files of an app. */
export function clientFolder(app: HostedApp): string {
  const manifest = fileURLToPath(import.meta.resolve(`@quandary/${app}/package.json`))
  return join(dirname(manifest), 'dist', 'client')
}

/** Addresses of built files: styles, and modules that are fetched early instead of one after the other. */
export interface ModuleFiles {
  styles: readonly string[]
  preloads: readonly string[]
}

/** Addresses of what the pages of the site load. */
export interface PageAssets extends ModuleFiles {
  script: string
  /**
   * What a module that is loaded by itself brings along, beside what every page loads.
   * @param module its path in the site's folder; one that is not loaded by itself brings nothing
   */
  of(module: string): ModuleFiles
}

interface ManifestEntry {
  file: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
}

/**
 * Reads the manifest that the site's build wrote.
 * @param base path under which the built files are served, with a slash at the end
 * @throws {AppNotBuilt}
 */
export function readPageAssets(folder: string, base: string): PageAssets {
  const path = join(folder, '.vite', 'manifest.json')
  if (!existsSync(path)) throw new AppNotBuilt('site')
  // The build tool writes it in this form.
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, ManifestEntry>
  const entry = Object.values(manifest).find((candidate) => candidate.isEntry === true)
  if (!entry) throw new AppNotBuilt('site')
  const common = new Set([entry, ...importsOf(entry, manifest)])
  const filesOf = (chunks: readonly ManifestEntry[]): ModuleFiles => ({
    styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map((file) => base + file),
    preloads: chunks.filter((chunk) => chunk !== entry).map((chunk) => base + chunk.file),
  })
  return {
    ...filesOf([...common]),
    script: base + entry.file,
    of: (module) => {
      const chunk = manifest[module]
      if (!chunk) return { styles: [], preloads: [] }
      return filesOf([...importsOf(chunk, manifest), chunk].filter((one) => !common.has(one)))
    },
  }
}

function importsOf(
  entry: ManifestEntry,
  manifest: Record<string, ManifestEntry>,
  found = new Set<ManifestEntry>(),
): Set<ManifestEntry> {
  for (const name of entry.imports ?? []) {
    const chunk = manifest[name]
    if (chunk && !found.has(chunk)) importsOf(chunk, manifest, found.add(chunk))
  }
  return found
}
