import { createServer } from 'node:http'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { definePlugin } from '@quandary/plugin-kit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { alarmLog, expectAlarm } from '../../../test/alarm.ts'
import { ENGLISH } from '../i18n/language.ts'
import { guardedFetch } from './guarded-fetch.ts'
import { loadPlugins } from './load-plugins.ts'
import { PluginRegistry } from './plugin-registry.ts'
import { isPublicAddress } from './public-address.ts'
import { PluginFailed, runHook } from './run-hook.ts'

const log = alarmLog()

describe('loading plugins', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'quandary-plugins-'))
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  async function put(name: string, source: string, manifest: Record<string, unknown> = {}): Promise<void> {
    const folder = join(dataDir, 'plugins', 'node_modules', name)
    await mkdir(folder, { recursive: true })
    await writeFile(
      join(folder, 'package.json'),
      JSON.stringify({ name, type: 'module', exports: './main.js', ...manifest }),
    )
    await writeFile(join(folder, 'main.js'), source)
  }

  async function load(...packages: string[]): Promise<string[]> {
    const registry = new PluginRegistry(log)
    await loadPlugins(registry, { packages, dataDir, log, timeoutMs: 500 })
    return registry.list().map(({ slugName }) => slugName)
  }

  const plugin = (slugName: string): string =>
    `export const plugin = ${JSON.stringify({ kit: 1, slugName, name: 'A', description: '', version: '1', link: 'https://a.test' })}`

  it("finds packages in the data folder and among the server's dependencies", async () => {
    await put('greeter', plugin('greeter'))
    await put('@acme/login', plugin('acme'), { exports: { '.': { types: './main.d.ts', import: './main.js' } } })
    await put('old', plugin('old'), { exports: undefined, main: 'main.js' })
    const found = await load('greeter', '@acme/login', 'old', '@quandary/plugin-connector-oauth')
    expect(found).toEqual(['acme', 'greeter', 'oauth', 'old'])
  })

  it('leaves out what is missing, broken, no plugin or no package, and loads the rest', async () => {
    expectAlarm(/left out/)
    await put('syntax', 'export const plugin = {')
    await put('throws', 'throw new Error("no")')
    await put('nothing', 'export const other = 1')
    await put('waits', 'await new Promise((done) => setTimeout(done, 60_000).unref())\nexport const plugin = {}')
    await put('newer', plugin('newer').replace('"kit":1', '"kit":2'))
    await put('outside', plugin('outside'), { exports: '../../../../etc/passwd' })
    await put('twin', plugin('greeter'))
    await put('greeter', plugin('greeter'))
    const broken = [
      'syntax',
      'throws',
      'nothing',
      'waits',
      'newer',
      'outside',
      'absent',
      '../syntax',
      '/etc',
      'node:fs',
    ]
    expect(await load(...broken, 'greeter', 'twin')).toEqual(['greeter'])
  })
})

describe('hooks', () => {
  const plugin = definePlugin({
    slugName: 'slow',
    name: 'Slow',
    description: '',
    version: '1',
    link: 'https://slow.test',
  })
  const run = { plugin, config: {}, language: ENGLISH, log, allowedHosts: [], timeoutMs: 20 } as const

  it('are aborted and rejected on timeout', async () => {
    expectAlarm(/a hook of a plugin failed/)
    let aborted = false
    const hook = runHook(run, ({ signal }) => {
      signal.addEventListener('abort', () => (aborted = true))
      return new Promise<never>(() => {})
    })
    await expect(hook).rejects.toBeInstanceOf(PluginFailed)
    expect(aborted).toBe(true)
  })
})

describe('requests of plugins', () => {
  it.each([
    ['93.184.216.34', true],
    ['2606:2800:220:1:248:1893:25c8:1946', true],
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['100.64.0.1', false],
    ['169.254.169.254', false],
    ['172.31.255.255', false],
    ['192.168.1.1', false],
    ['0.0.0.0', false],
    ['224.0.0.1', false],
    ['::1', false],
    ['::', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['ff02::1', false],
    ['::ffff:127.0.0.1', false],
    ['2002:7f00:1::', false],
    ['64:ff9b::7f00:1', false],
    ['not an address', false],
  ])('decide whether %s is public', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic)
  })

  const { signal } = new AbortController()

  it.each([
    'http://127.0.0.1:1/',
    'http://localhost:1/',
    'http://[::1]:1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::ffff:127.0.0.1]/',
    'file:///etc/passwd',
    'http://user:pass@example.com/',
    'nonsense',
  ])('do not reach %s', async (address) => {
    await expect(guardedFetch({ allowed: [], signal })(address)).rejects.toMatchObject({ name: 'FetchRefused' })
  })

  it('reach allowed hosts, follow no redirect, and read at most one megabyte', async () => {
    const server = createServer((request, response) => {
      if (request.url === '/away') response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
      else if (request.url === '/long') response.end(Buffer.alloc(1024 * 1024 + 1))
      else request.pipe(response)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const fetch = guardedFetch({ allowed: [`127.0.0.1:${port}`], signal })
    const home = `http://127.0.0.1:${port}`
    expect(await fetch(home, { method: 'POST', body: 'Hello' })).toMatchObject({ status: 200, text: 'Hello' })
    expect(await fetch(`${home}/away`)).toMatchObject({ status: 302 })
    await expect(fetch(`${home}/long`)).rejects.toMatchObject({ name: 'FetchRefused' })
    await expect(fetch('http://127.0.0.1:1/')).rejects.toMatchObject({ name: 'FetchRefused' })
    await new Promise((resolve) => server.close(resolve))
  })
})
