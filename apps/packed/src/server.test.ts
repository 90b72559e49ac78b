import { lstat, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPackageFromTarballData } from '@arethetypeswrong/core'
import { createQuandaryClient, memoryTokenStore, unwrap } from '@quandary/api-client'
import type { QuandaryClient, TokenStore } from '@quandary/api-client'
import { expect, inject, it } from 'vitest'
import { startServerProcess } from '../../server/test/processes/start-process.ts'
import { findNodeInstallations } from './machine.ts'
import { publishedServer, workspace } from './published.ts'
import { runCommand } from './run-command.ts'

const { tarballs, server } = inject('packed')
const { name, version } = publishedServer().manifest
const DUMP = join(workspace, 'apps', 'server', 'src', 'import', 'stackexchange', 'fixtures', 'small')
const ADMIN = { e_mail: 'me@example.com', pass: 'password1' }

const EXPECTED_FILES = [
  'package.json',
  'README.md',
  'LICENSE',
  'CHANGELOG.md',
  'lib/cli/main.js',
  'hosted/site/dist/server/entry-server.js',
  'hosted/admin/dist/client/index.html',
  'hosted/installer/dist/client/index.html',
]

/**
 * Maximum bytes of an installation, without native code: binaries for several kinds of machines, and their C sources.
 */
const MAX_INSTALLED = 60e6
const NATIVE = /\/(?:prebuilds|@img|better-sqlite3\/deps)(?:\/|$)/
/** Node's compile cache, which is written when the server starts. */
const COMPILED = /\/\.cache(?:\/|$)/

/** Returns the total size of the files in a folder, without following links. */
async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true })
  const sizes = entries.map(async (entry) => {
    const path = join(folder, entry.name)
    if (NATIVE.test(path) || COMPILED.test(path) || entry.isSymbolicLink()) return 0
    return entry.isDirectory() ? bytesIn(path) : (await lstat(path)).size
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

it('the server contains its compiled code and the built apps, and nothing of the workspace', async () => {
  const files = createPackageFromTarballData(new Uint8Array(await readFile(tarballs[name] ?? '')))
  const root = `/node_modules/${name}/`
  const paths = files.listFiles().map((path) => path.slice(root.length))
  expect(paths).toEqual(expect.arrayContaining(EXPECTED_FILES))
  expect(paths.filter((path) => /(?:\.tsx?$|\.map$|\.test\.)/.test(path))).toEqual([])
  const manifest = files.readFile(`${root}package.json`)
  expect(manifest).not.toMatch(/workspace:|catalog:|\.\/src\//)
  expect(JSON.parse(manifest)).toMatchObject({
    name,
    version,
    license: 'Apache-2.0',
    engines: { node: '>=24.11' },
    keywords: expect.arrayContaining([expect.any(String)]),
  })
})

it(`the server takes at most ${MAX_INSTALLED / 1e6} MB installed, apart from native code`, async () => {
  const bytes = await bytesIn(join(server.folder, 'node_modules'))
  console.log(`The server with all it needs: ${(bytes / 1e6).toFixed(1)} of ${MAX_INSTALLED / 1e6} MB`)
  expect(bytes).toBeGreaterThan(10e6)
  expect(bytes).toBeLessThanOrEqual(MAX_INSTALLED)
})

it('the server leads from an empty folder through the wizard to a site that is there after a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quandary-new-site-'))
  const start = () => startServerProcess({ SETUP: 'wizard' }, { ...server, folder })
  const running = await start()
  try {
    const wizard = await fetch(running.address)
    expect([new URL(wizard.url).pathname, wizard.status]).toEqual(['/install', 200])
    expect(await wizard.text()).toContain('<script type="module"')
    const tokens = memoryTokenStore()
    const client = createQuandaryClient({ baseUrl: running.address, tokens, language: 'en_US' })
    await unwrap(client.call('initInstallation', { body: { lang: 'en_US', db_type: 'sqlite3' } }))
    const site = { site_name: 'Bread', site_url: running.address, contact_email: ADMIN.e_mail }
    const admin = { name: 'me', email: ADMIN.e_mail, password: ADMIN.pass }
    await unwrap(client.call('installSite', { body: { lang: 'en_US', ...site, ...admin } }))
    // The site replaces the installer a moment later.
    await expect.poll(() => signIn(client, tokens), { timeout: 30_000 }).toBeUndefined()
    const asked = { title: 'Why does my bread not rise?', content: 'It stays flat.', tags: [{ slug_name: 'bread' }] }
    const { id } = await unwrap(client.call('createQuestion', { body: asked }))
    // Long texts are rendered on a thread, whose code is a separate file.
    const content = '**flat** bread '.repeat(1000)
    expect(await unwrap(client.call('renderPost', { body: { content } }))).toContain('<strong>flat</strong>')
    expect(await readPage(running.address, id)).toContain(asked.title)
    expect(await readdir(folder)).toEqual(['data'])
    expect(await running.stop()).toBe(0)
    // The importer needs libraries that are bundled into the package.
    const imported = await runCommand(process.execPath, [server.program, 'import', 'stackexchange', DUMP], {
      cwd: folder,
    })
    expect(imported).toMatch(/questions +\d+ +[1-9]/i)
    const again = await start()
    expect(await readPage(again.address, id)).toContain(asked.title)
    expect(await again.stop()).toBe(0)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

async function signIn(client: QuandaryClient, tokens: TokenStore): Promise<unknown> {
  const { data, error } = await client.call('loginByEmail', { body: ADMIN })
  if (data) tokens.set(data.access_token)
  return error
}

async function readPage(address: string, question: string): Promise<string> {
  return (await fetch(`${address}/questions/${question}`)).text()
}

it.each(findNodeInstallations(18).filter(({ version: given }) => Number(given.slice(1).split('.')[0]) < 24))(
  'the server names the Node it needs when it is started with $version',
  async ({ path }) => {
    await expect(runCommand(path, [server.program, 'help'], { cwd: server.folder })).rejects.toThrow(
      'Quandary needs Node 24.11 or newer',
    )
  },
)
