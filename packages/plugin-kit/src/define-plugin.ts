import type { Plugin, PluginDefinition } from './plugin.ts'
import { KIT_GENERATION } from './plugin.ts'
import { InvalidPlugin } from './plugin-errors.ts'
import { problemsOfPlugin } from './plugin-problems.ts'

/**
 * Declares a plugin. Export the result as `plugin` from the package's main module.
 * @throws {InvalidPlugin} listing every problem
 * @example
 * export const plugin = definePlugin({ slugName: 'greeter', name: 'Greeter', description: '…', version: '1.0.0', link:
 * 'https://…' })
 */
export function definePlugin(definition: PluginDefinition): Plugin {
  const plugin = Object.freeze({ ...definition, kit: KIT_GENERATION })
  const problems = problemsOfPlugin(plugin)
  if (problems.length > 0) throw new InvalidPlugin(problems)
  return plugin
}
