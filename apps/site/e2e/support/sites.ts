import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { ROOT } from '../../../../scripts/tests/suites.ts'
import { SiteHost, type HostedSite } from '../../../server/test/processes/site-host.ts'

/** Options for the site of a test file. */
export interface SiteOptions {
  /** Additional environment variables of the server. */
  env: Record<string, string>
  /** Plugins in the data folder: the source of each main module by package name. */
  plugins: Record<string, string>
  /** Path below which the site lives, '' at the root of the host. */
  path: string
}

/** The sites of a worker. Every test file has a fresh site. */
export class Sites {
  #host: Promise<SiteHost> | undefined
  #current: { file: string; site: Promise<HostedSite> } | undefined

  /** Returns the site of a file, which all its tests share. */
  of(file: string, wishes: SiteOptions): Promise<HostedSite> {
    if (this.#current?.file !== file) this.#current = { file, site: this.#next(this.#current?.file, wishes) }
    return this.#current.site
  }

  /** Returns the errors inside the server since the last call, and clears them. */
  async takeAlarms(): Promise<string[]> {
    return (await (await this.#host)?.takeAlarms()) ?? []
  }

  async close(): Promise<void> {
    if (this.#current) await this.#record(this.#current.file)
    await (await this.#host)?.close()
  }

  async #next(previous: string | undefined, wishes: SiteOptions): Promise<HostedSite> {
    if (previous !== undefined) await this.#record(previous)
    return this.#open(wishes)
  }

  /** Records which code the server executed for the tests of a file. */
  async #record(file: string): Promise<void> {
    await (await this.#host)?.recordExecuted(relative(ROOT, file.slice(0, file.lastIndexOf(' '))))
  }

  async #open({ env, plugins, path }: SiteOptions): Promise<HostedSite> {
    this.#host ??= SiteHost.start()
    const names = Object.keys(plugins)
    const host = await this.#host
    return host.open({
      env: names.length > 0 ? { PLUGINS: names.join(','), ...env } : env,
      path,
      prepare: (dataDir) => writePlugins(dataDir, plugins),
    })
  }
}

/** Writes plugins into a data folder, as an operator would. */
async function writePlugins(dataDir: string, plugins: Record<string, string>): Promise<void> {
  for (const [name, source] of Object.entries(plugins)) {
    const folder = join(dataDir, 'plugins', 'node_modules', name)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'package.json'), JSON.stringify({ name, type: 'module' }))
    await writeFile(join(folder, 'index.js'), source)
  }
}

/** Returns a function that runs the work once per site and returns the same result to every test that calls it. */
export function oncePerSite<Site extends object, T>(work: (site: Site) => Promise<T>): (site: Site) => Promise<T> {
  const results = new WeakMap<Site, Promise<T>>()
  return (site) => {
    const result = results.get(site) ?? work(site)
    results.set(site, result)
    return result
  }
}
