import { connect } from 'node:net'
import sharp from 'sharp'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { Person, TestSite } from '../../test/harness.ts'
import { describeOnEveryEngine } from '../../test/harness.ts'
import { WAIT_TIMEOUT } from '../../test/wait-timeout.ts'
import { openSession } from '../slices/accounts/index.ts'
import { readSettings, writeSettings } from '../slices/site-settings/index.ts'
import { plain } from '../slices/uploads/pictures.test-data.ts'
import { updateUser } from '../slices/users/index.ts'
import { mountUploads } from './uploads.ts'

describeOnEveryEngine('uploaded files', (open) => {
  async function openWithUploads(): Promise<TestSite> {
    const site = await open()
    mountUploads(await site.ownServer(), site.ctx)
    return site
  }

  /** Uploads a red, white and blue flag, 120 × 40, and returns its path on the site. */
  async function upload(site: TestSite, person: Person, source: 'avatar' | 'post' | 'branding'): Promise<string> {
    const stripes = await Promise.all(['red', 'blue'].map((color) => plain(40, 40, color).png().toBuffer()))
    const flag = await plain(120, 40, 'white')
      .composite(stripes.map((input, index) => ({ input, left: index * 80, top: 0 })))
      .png()
      .toBuffer()
    const file = new File([new Uint8Array(flag)], 'flag.png')
    const { data, error } = await site.api(person.token).call('uploadFile', { body: { source, file } })
    if (error) throw new Error(error.kind)
    return new URL(data).pathname
  }

  const get = (site: TestSite, url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    site.server.http.inject({ method, url, headers })

  it('FS1 are served with their own type, and never as anything that could run', async () => {
    const site = await openWithUploads()
    const address = await upload(site, await site.registerPerson({ name: 'Ada' }), 'post')
    const answer = await get(site, address)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(answer.rawPayload.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width: 120, height: 40 })
    const head = await get(site, address, {}, 'HEAD')
    expect([head.statusCode, head.payload]).toEqual([200, ''])
    expect(head.headers['content-length']).toBe(answer.headers['content-length'])
  })

  it('FS2 are revalidated with 304', async () => {
    const site = await openWithUploads()
    const address = await upload(site, await site.registerPerson({ name: 'Ada' }), 'avatar')
    const tag = String((await get(site, address)).headers.etag)
    const crop = String((await get(site, `${address}?s=64`)).headers.etag)
    expect(tag).toMatch(/^"[0-9a-f]{32}"$/)
    expect(crop).not.toBe(tag)
    for (const header of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await get(site, address, { 'if-none-match': header })
      expect([again.statusCode, again.payload, again.headers.etag]).toEqual([304, '', tag])
    }
    expect((await get(site, address, { 'if-none-match': crop })).statusCode).toBe(200)
    expect((await get(site, `/uploads/post/${'0'.repeat(32)}.png`, { 'if-none-match': '*' })).statusCode).toBe(404)
  })

  it('FS3 avatars come as a centred square in one of a few sizes', async () => {
    const site = await openWithUploads()
    const person = await site.registerPerson({ name: 'Ada' })
    const address = await upload(site, person, 'avatar')
    const side = async (size: string): Promise<number | undefined> => {
      const { rawPayload } = await get(site, `${address}?s=${size}`)
      const { width, height } = await sharp(rawPayload).metadata()
      return width === height ? width : undefined
    }
    expect(await side('96')).toBe(96)
    expect(await Promise.all(['1', '33', '65', '1000', '1024', '99999'].map(side))).toEqual([
      32, 48, 96, 1024, 1024, 1024,
    ])
    for (const size of ['0', '-1', 'x', '1e3', '', '9999999', '1&s=2']) expect(await side(size), size).toBeUndefined()
    for (let size = 1; size <= 1024; size += 31) await side(String(size))
    const folder = address.replace('/uploads/avatar/', 'avatar_thumb/').replace('.png', '')
    expect((await site.ctx.files.list(folder)).length).toBeLessThanOrEqual(11)
    const middle = await sharp((await get(site, `${address}?s=32`)).rawPayload).stats()
    expect(Math.min(...middle.channels.slice(0, 3).map(({ mean }) => mean))).toBeGreaterThan(200)
    const post = await upload(site, person, 'post')
    expect(await sharp((await get(site, `${post}?s=32`)).rawPayload).metadata()).toMatchObject({ width: 120 })
  })

  it('FS4 are found under their own address only', async () => {
    const site = await openWithUploads()
    const address = await upload(site, await site.registerPerson({ name: 'Ada' }), 'avatar')
    await get(site, `${address}?s=32`)
    const paths = [
      '/uploads/',
      '/uploads/avatar',
      '/uploads/avatar/',
      address.replace('.png', '.jpg'),
      address.replace('.png', ''),
      address.replace('avatar', 'post'),
      address.replace('avatar', 'deleted/avatar'),
      address.replace('/avatar/', '/avatar_thumb/').replace('.png', '/32.png'),
      '/uploads/../config.yaml',
      '/uploads/..%2f..%2fetc%2fpasswd',
      '/uploads/post/%2e%2e/%2e%2e/test.db',
      `${address}%00.html`,
      `${address}/x`,
      address.toUpperCase().replace('/UPLOADS/AVATAR/', '/uploads/avatar/'),
    ]
    for (const path of paths) {
      const answer = await get(site, path)
      expect([path, answer.statusCode]).toEqual([path, 404])
      expect(answer.headers['content-type']).toMatch(/^application\/json/)
    }
  })

  it('FS5 are private on a private site, except for the branding', async () => {
    const site = await openWithUploads()
    const ada = await site.registerPerson({ name: 'Ada' })
    const logo = await upload(site, await site.admin(), 'branding')
    const address = await upload(site, ada, 'post')
    await writeSettings(site.ctx, 'login', { ...(await readSettings(site.ctx, 'login')), login_required: true })
    const { token, visit } = await openSession(site.ctx, site.ctx.db, ada.id)
    const withCookie = (value: string) => get(site, address, { cookie: `visit=${value}` })
    for (const refused of [await get(site, address), await withCookie('wrong'), await withCookie(token)]) {
      expect([refused.statusCode, refused.headers.location]).toEqual([302, '/403'])
      expect(refused.headers['cache-control']).toBe('no-store')
    }
    expect((await get(site, address, { authorization: token })).statusCode).toBe(302)
    const allowed = await withCookie(visit)
    expect([allowed.statusCode, allowed.headers['cache-control']]).toEqual([200, 'private, no-cache'])
    expect((await get(site, logo)).headers['cache-control']).toMatch(/^public/)
    // A guest gets the same response for missing files, and so cannot probe for them.
    expect((await get(site, `/uploads/post/${'0'.repeat(32)}.png`)).statusCode).toBe(302)
    expect((await get(site, '/uploads/branding/../post/x')).statusCode).not.toBe(200)
    await updateUser(site.ctx.db, ada.id, { status: 'suspended' })
    expect((await withCookie(visit)).statusCode).toBe(302)
    await updateUser(site.ctx.db, ada.id, { status: 'normal' })
    await site.api(token).call('logout')
    expect((await withCookie(visit)).statusCode).toBe(302)
  })

  it('FS6 are refused to a network that does not read them, and to no other', async () => {
    const site = await open()
    const own = await site.ownServer()
    mountUploads(own, site.ctx, { long: 1_000_000, total: 80_000_000, ofOneCaller: 30_000_000, stalledMs: 60_000 })
    // The file is larger than the socket buffers of both ends together.
    const address = `post/${'0'.repeat(32)}.png`
    await site.ctx.files.put(address, Buffer.alloc(20_000_000))
    const server = new URL(await own.http.listen({ host: '127.0.0.1', port: 0 }))
    const unread = connect(Number(server.port), server.hostname).pause()
    onTestFinished(() => void unread.destroy())
    unread.write(`GET /uploads/${address} HTTP/1.1\r\nHost: ${server.host}\r\n\r\n`)
    const ask = async (remoteAddress: string) =>
      (await own.http.inject({ url: `/uploads/${address}`, remoteAddress })).statusCode
    await vi.waitFor(async () => expect(await ask('127.0.0.1')).toBe(429), WAIT_TIMEOUT)
    expect(await ask('203.0.113.8')).toBe(200)
    unread.destroy()
    await vi.waitFor(async () => expect(await ask('127.0.0.1')).toBe(200), WAIT_TIMEOUT)
  })
})
