// Imports, as a server component does, every module that is not marked as a client module. Prints one line of JSON.
import { readdirSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const CLIENT = /^["']use client["']/

// In the module graph of a React server, a client module exports only references, which no server code calls. So each
// export is replaced by a symbol.
registerHooks({
  load(url, context, next) {
    const loaded = url.startsWith('file:') && url.endsWith('.js') ? readFileSync(fileURLToPath(url), 'utf8') : ''
    if (!CLIENT.test(loaded)) return next(url, context)
    const names = [...loaded.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list]) => list.split(','))
    const exported = names.map((name) => name.trim().split(' as ').at(-1)).filter(Boolean)
    const source = exported.map((name) => `export const ${name} = Symbol('client')`).join('\n')
    return { format: 'module', source, shortCircuit: true }
  },
})

const found = { client: 0, server: 0, failed: [] }
for (const [name, folder] of [
  ['ui', 'dist'],
  ['editor', 'dist/react'],
]) {
  const root = join(import.meta.dirname, 'node_modules', '@quandary', name, folder)
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((one) => one.endsWith('.js'))) {
    if (CLIENT.test(readFileSync(join(root, file), 'utf8'))) found.client += 1
    else {
      found.server += 1
      await import(pathToFileURL(join(root, file)).href).catch((error) =>
        found.failed.push(`${file}: ${error.message}`),
      )
    }
  }
}

const { Badge, Button, EmptyState, accentStyle } = await import('@quandary/ui')
found.references = [typeof Button, typeof Badge, typeof EmptyState]
found.accent = accentStyle('#0f766e')
console.log(JSON.stringify(found))
