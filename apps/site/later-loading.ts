import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const LOADING = 'virtual:router-loading'
const LATER = '?later'
const ROUTER = /@tanstack\/router-core\/dist\/esm\/router\.js$/
const DEFERRED = ['loadClientRoute', 'preloadClientRoute', 'refreshClientRoute']
const IMPORT = /import \{([^}]+)\} from "\.\/load-client\.js";/

/**
 * Moves the router's code for loading pages out of the initial scripts: the router imports it from
 * `src/routing/router-loading.ts`, which loads it on the first navigation. In TanStack Router, this code is in the
 * same module as the code for hydration.
 *
 * The README states what this saves ("Own mechanisms"). Without the plugin, the scripts of most pages exceed their
 * limit. Delete it when the library separates loading from hydration.
 *
 * @throws Error if the router no longer imports these functions
 */
export function laterLoading(): Plugin {
  return {
    name: 'later-loading',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id !== LOADING) return undefined
      const router = await this.resolve('@tanstack/react-router', importer)
      const core = await this.resolve('@tanstack/router-core', router?.id)
      return join(dirname(core?.id ?? ''), 'load-client.js') + LATER
    },
    load: (id) => (id.endsWith(LATER) ? readFile(id.slice(0, -LATER.length), 'utf8') : undefined),
    transform(code, id) {
      if (!ROUTER.test(id)) return undefined
      const names =
        IMPORT.exec(code)?.[1]
          ?.split(',')
          .map((name) => name.trim()) ?? []
      if (DEFERRED.some((name) => !names.includes(name))) throw new Error('The router loads pages by other functions')
      const others = names.filter((name) => !DEFERRED.includes(name))
      const own = join(import.meta.dirname, 'src/routing/router-loading.ts')
      const imports = `import { ${others.join(', ')} } from "./load-client.js"; import { ${DEFERRED.join(', ')} } from ${JSON.stringify(own)};`
      // The replacement keeps the line numbers, so the source map remains valid.
      return { code: code.replace(IMPORT, imports), map: null }
    },
  }
}
