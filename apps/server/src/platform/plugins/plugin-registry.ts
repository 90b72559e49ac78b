import type { Plugin } from '@quandary/plugin-kit'
import { problemsOfPlugin } from '@quandary/plugin-kit'
import type { Log } from '../log/log.ts'

/** The plugins this process has loaded. The site knows which of them are enabled. */
export class PluginRegistry {
  #plugins = new Map<string, Plugin>()
  #log: Log

  constructor(log: Log) {
    this.#log = log
  }

  /**
   * Adds a plugin. An unusable one, or one whose key is taken, is logged and left out, because no plugin may prevent
   * the site from starting.
   * @param origin the package it came from, for the log
   */
  add(candidate: unknown, origin: string): void {
    const problems = problemsOfPlugin(candidate)
    if (problems.length > 0) {
      this.#log.error({ plugin: origin, problems }, 'a plugin cannot be used and is left out')
      return
    }
    // `problemsOfPlugin` has just checked the shape, so the cast is safe.
    const plugin = candidate as Plugin
    const present = this.#plugins.get(plugin.slugName)
    if (present === undefined) this.#plugins.set(plugin.slugName, plugin)
    else if (present !== plugin) {
      this.#log.error(
        { plugin: origin, slugName: plugin.slugName },
        'another plugin has this key; this one is left out',
      )
    }
  }

  /** Returns all plugins, sorted by key. */
  list(): readonly Plugin[] {
    return [...this.#plugins.values()].toSorted((one, other) => one.slugName.localeCompare(other.slugName))
  }

  find(slugName: string): Plugin | undefined {
    return this.#plugins.get(slugName)
  }
}
