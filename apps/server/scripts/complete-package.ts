// Completes the compiled server into a package: adds the manifest, the documents and the built browser apps.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILT_IN } from './built-in.ts'

interface Manifest {
  dependencies: Record<string, string>
  [field: string]: unknown
}

/** Apps that are not published. Their builds are inside the server's package. */
const HOSTED = ['site', 'admin', 'installer']
const INSIDE = new Set([...HOSTED.map((name) => `@quandary/${name}`), ...BUILT_IN])
/** Manifest fields that only the workspace needs. */
const WORKSPACE_FIELDS = new Set(['devDependencies', 'publishConfig', 'scripts'])

const server = join(import.meta.dirname, '..')
const target = join(server, 'dist')

for (const app of HOSTED) {
  const folder = join(target, 'hosted', app)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync(join(server, '..', app, 'dist'), join(folder, 'dist'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  })
  writeJson(join(folder, 'package.json'), { name: `@quandary/${app}`, private: true, type: 'module' })
}

for (const file of ['README.md', 'CHANGELOG.md']) cpSync(join(server, file), join(target, file))
cpSync(join(server, '..', '..', 'LICENSE'), join(target, 'LICENSE'))

// The licences of bundled packages must be distributed with their code.
rmSync(join(target, 'licences'), { recursive: true, force: true })
for (const name of BUILT_IN.filter((one) => !one.startsWith('@quandary/'))) {
  cpSync(licenceOf(name), join(target, 'licences', `${name.replaceAll('/', '__')}.txt`))
}

// The manifest of this package, so its type is known.
const manifest = JSON.parse(readFileSync(join(server, 'package.json'), 'utf8')) as Manifest
writeJson(join(target, 'package.json'), {
  ...Object.fromEntries(Object.entries(manifest).filter(([field]) => !WORKSPACE_FIELDS.has(field))),
  files: ['lib', 'hosted', 'licences', 'CHANGELOG.md'],
  bin: { quandary: './lib/cli/main.js' },
  imports: {
    '#backup-thread': './lib/cli/backup-thread.js',
    '#hosted/site/server': './hosted/site/dist/server/entry-server.js',
    '#hosted/*': './hosted/*',
    '#reading-thread': './lib/cli/reading-thread.js',
    '#rendering-thread': './lib/cli/rendering-thread.js',
  },
  // pnpm replaces `workspace:` and `catalog:` by ranges when it packs.
  dependencies: Object.fromEntries(Object.entries(manifest.dependencies).filter(([name]) => !INSIDE.has(name))),
})

/** Finds the licence of an installed package, which may be an indirect dependency. */
function licenceOf(name: string): string {
  const store = join(server, '..', '..', 'node_modules', '.pnpm')
  const folders = readdirSync(store).filter((one) => one.startsWith(`${name.replace('/', '+')}@`))
  const files = folders.flatMap((folder) => {
    const installed = join(store, folder, 'node_modules', name)
    return readdirSync(installed).flatMap((file) => (/^licen[cs]e/i.test(file) ? [join(installed, file)] : []))
  })
  const [first] = files
  if (first === undefined) throw new Error(`${name} has no licence file`)
  return first
}

function writeJson(file: string, content: unknown): void {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
}
