import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import { describeOnEveryEngine } from '../../test/harness.ts'
import { startPages } from '../../test/http/pages.ts'
import { readSettings, writeSettings } from '../slices/site-settings/index.ts'
import { clientFolder } from './assets.ts'
import { staticBase } from './static-files.ts'

const FOLDER = join(clientFolder('site'), 'assets')

/** Returns the address of a built file that was compressed, and of one that was not. */
function builtFiles(): { compressed: string; plain: string } {
  const files = readdirSync(FOLDER)
  const whole = files.filter((file) => !/\.(br|gz)$/.test(file))
  const [compressed] = whole.filter((file) => files.includes(`${file}.br`) && file.endsWith('.js'))
  const [plain] = whole.filter((file) => !files.includes(`${file}.br`))
  return { compressed: addressOf(compressed ?? ''), plain: addressOf(plain ?? '') }
}

function addressOf(file: string): string {
  return `${staticBase('site')}assets/${file}`
}

describeOnEveryEngine('built files cached in memory', (open) => {
  it('KF1 equal the first response, in every coding', async () => {
    const pages = await startPages(await open())
    const { compressed, plain } = builtFiles()
    const routed = vi.spyOn(pages.site.server.http, 'routing')
    const texts: string[] = []
    for (const [coding, read] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
      ['identity', (bytes: Buffer) => bytes],
    ] as const) {
      for (const path of [compressed, plain]) {
        const headers = { 'accept-encoding': coding }
        const first = await pages.get(path, headers)
        const calls = routed.mock.calls.length
        const again = await pages.get(path, headers)
        expect(routed.mock.calls.length, `${path} in ${coding}`).toBe(calls)
        expect([first.status, again.status]).toEqual([200, 200])
        const ofEach = { date: '', 'x-request-id': '' }
        expect({ ...again.headers, ...ofEach }).toEqual({ ...first.headers, ...ofEach })
        expect(again.bytes.equals(first.bytes)).toBe(true)
        if (path === compressed) texts.push(read(again.bytes).toString())
      }
    }
    expect(new Set(texts).size).toBe(1)
  })

  it('KF2 conditional requests, ranges, other methods and unknown files go through Fastify', async () => {
    const pages = await startPages(await open())
    const { compressed } = builtFiles()
    const { headers, bytes } = await pages.get(compressed)
    expect((await pages.get(compressed, { 'if-none-match': String(headers.etag) })).status).toBe(304)
    const part = await pages.get(compressed, { range: 'bytes=0-9' })
    expect([part.status, part.bytes.equals(bytes.subarray(0, 10))]).toEqual([206, true])
    const head = await pages.head(compressed)
    expect([head.status, head.bytes.length]).toEqual([200, 0])
    for (const [file, status] of [
      ['absent.js', 404],
      ['..%2f.vite%2fmanifest.json', 400],
    ] as const) {
      const path = addressOf(file)
      expect([(await pages.get(path)).status, (await pages.get(path)).status], path).toEqual([status, status])
    }
  })

  it('KF3 ask for https alone as soon as the site address is https', async () => {
    const pages = await startPages(await open())
    const { ctx } = pages.site
    const { plain } = builtFiles()
    const get = async () => {
      // Catches up as the job does every second.
      await ctx.changes.catchUp()
      return (await pages.get(plain)).headers['strict-transport-security']
    }
    expect([await get(), await get()]).toEqual([undefined, undefined])
    const general = await readSettings(ctx, 'general')
    await writeSettings(ctx, 'general', { ...general, site_url: 'https://qa.test' })
    expect([await get(), await get()]).toEqual(['max-age=31536000', 'max-age=31536000'])
  })
})
