import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { OperationBody } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { expectAlarm } from '../../../test/alarm.ts'
import { describeOnEveryEngine, type TestSite } from '../../../test/harness.ts'
import { runOn } from '../../../test/processes/run-quandary.ts'
import { startFaultyProxy } from '../../../test/storage/faulty-proxy.ts'
import { CLOSED, S3_MISSING, type S3Server, startS3, withS3 } from '../../../test/storage/s3-server.ts'
import { readConfig } from '../../config.ts'
import { mountUploads } from '../../page-host/uploads.ts'
import { S3Bucket } from '../../platform/files/s3/s3-bucket.ts'
import { TESTING_POLICY } from '../../platform/files/s3/s3-service.ts'
import { readSettings } from '../site-settings/index.ts'
import { placesOfUploads } from './storage-of.ts'
import { cleanUploads } from '../uploads/clean-uploads.ts'
import { plain } from '../uploads/pictures.test-data.ts'

type Body = OperationBody<'updateStorageSettings'>

/** Settings that no test connects to. */
const SETTINGS = {
  uploads: 'folder',
  backups: 'folder',
  endpoint: 'https://s3.example.com',
  region: 'eu-central-1',
  bucket: 'example',
  prefix: '',
  access_key_id: 'key',
  secret_access_key: 'hush-hush',
  path_style: true,
} satisfies Body

async function openScene(open: () => Promise<TestSite>) {
  const site = await open()
  const { token } = await site.admin()
  const api = site.api(token)
  const save = (change: Body = {}) => api.call('updateStorageSettings', { body: { ...SETTINGS, ...change } })
  const wrong = async (change: Body) => {
    const { error } = await save(change)
    return error?.kind === 'fields' ? error.fields : []
  }
  const upload = () => plain(20, 20).png().toBuffer().then(send)
  const send = (bytes: Buffer) => {
    const file = new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' })
    return api.call('uploadFile', { body: { source: 'post', file } })
  }
  const pathOf = async () => (await unwrap(upload())).replace(/^.*(?=\/uploads\/)/, '')
  return { site, api, token, save, wrong, upload, pathOf, folder: join(site.dataDir, 'uploads', 'post') }
}

describeOnEveryEngine('storage settings', (open) => {
  it('ST5 the secret is never shown, its mask never stored, and a kept one is not used elsewhere', async () => {
    const { site, api, save, wrong } = await openScene(open)
    const stored = async () => (await readSettings(site.ctx, 'storage')).secret_access_key
    expect((await unwrap(api.call('getStorageSettings'))).secret_access_key).toBe('')
    await unwrap(save({ secret_access_key: '******' }))
    expect(await stored(), 'a mask without a secret behind it').toBe('')
    await unwrap(save())
    const shown = { ...SETTINGS, secret_access_key: '******', from_environment: false }
    expect(await unwrap(api.call('getStorageSettings'))).toEqual(shown)
    await unwrap(save({ secret_access_key: '******', prefix: 'community/' }))
    expect(await stored()).toBe('hush-hush')
    const again = 'Enter Secret access key again: the stored one belongs to another server or user.'
    for (const change of [{ endpoint: 'https://evil.example' }, { access_key_id: 'other' }]) {
      const found = await wrong({ ...change, secret_access_key: '******' })
      expect(found).toEqual([{ error_field: 'secret_access_key', error_msg: again }])
      const { error } = await api.call('testStorage', { body: change })
      expect(error).toMatchObject({ fields: [{ error_field: 'secret_access_key' }] })
    }
    expect(await stored()).toBe('hush-hush')
  })

  it('ST6 where the environment names the bucket, it is in force, is shown, and cannot be changed', async () => {
    const { site, api, save } = await openScene(open)
    site.ctx.config.storage = readConfig({
      S3_ENDPOINT: 'https://s3.example.com/',
      S3_BUCKET: 'of-the-environment',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'hush-hush',
      S3_BACKUPS: 'on',
    }).storage
    expect(await unwrap(api.call('getStorageSettings'))).toEqual({
      ...SETTINGS,
      backups: 'bucket',
      region: 'us-east-1',
      bucket: 'of-the-environment',
      secret_access_key: '******',
      from_environment: true,
    })
    expect((await save()).error).toMatchObject({ status: 409, reason: 'error.storage.from_environment' })
  })

  it('ST4 a test says that nobody answers', async () => {
    const { api } = await openScene(open)
    const body = { ...SETTINGS, endpoint: 'http://127.0.0.1:2' }
    expect(await unwrap(api.call('testStorage', { body }))).toMatchObject({ failure: 'connection' })
  })

  it('ST8 values that no service takes are refused at their field', async () => {
    const { save, wrong } = await openScene(open)
    const refused: [Body, string][] = [
      [{ endpoint: 's3.example.com' }, 'endpoint'],
      [{ endpoint: 'ftp://s3.example.com' }, 'endpoint'],
      [{ endpoint: 'https://s3.example.com/bucket' }, 'endpoint'],
      [{ endpoint: 'https://me:secret@s3.example.com' }, 'endpoint'],
      [{ region: 'eu central' }, 'region'],
      [{ bucket: 'Example' }, 'bucket'],
      [{ bucket: 'a..b' }, 'bucket'],
      [{ prefix: 'community' }, 'prefix'],
      [{ prefix: '../' }, 'prefix'],
      [{ access_key_id: 'clé', secret_access_key: 'hush' }, 'access_key_id'],
      [{ access_key_id: '\ud800', secret_access_key: 'hush' }, 'access_key_id'],
      [{ access_key_id: 'a/b', secret_access_key: 'hush' }, 'access_key_id'],
      [{ uploads: 'bucket', bucket: '' }, 'bucket'],
      [{ backups: 'bucket', secret_access_key: '' }, 'secret_access_key'],
    ]
    for (const [change, field] of refused) {
      expect([change, (await wrong(change)).map(({ error_field }) => error_field)]).toEqual([change, [field]])
    }
    await unwrap(save({ endpoint: 'http://[::1]:9000', prefix: 'a/b-c/' }))
    await unwrap(save({ endpoint: '', bucket: '', access_key_id: '', secret_access_key: '' }))
  })
})

describe.skipIf(S3_MISSING !== undefined)(withS3('with a real service'), () => {
  let server: S3Server
  beforeAll(async () => {
    server = await startS3()
  })
  afterAll(() => server.stop())

  describeOnEveryEngine('a bucket', (open, engine) => {
    let scenes = 0
    /** Opens a site with a part of the bucket that no other test uses. */
    async function openWithBucket(change: { port?: number } = {}) {
      const scene = await openScene(open)
      const prefix = `${engine}-${(scenes += 1)}/`
      const { service } = server
      const given: Body = {
        endpoint: `http://127.0.0.1:${change.port ?? server.port}`,
        region: service.region,
        bucket: service.bucket,
        prefix,
        access_key_id: service.accessKeyId,
        secret_access_key: service.secretAccessKey,
      }
      const bucket = new S3Bucket({ ...service, prefix }, TESTING_POLICY)
      const keys = async () => (await bucket.list('', { deep: true })).map(({ key }) => key)
      return { ...scene, given, keys, choose: (more: Body = {}) => scene.save({ ...given, ...more }) }
    }

    it('ST1 new uploads are stored in the chosen place, and earlier ones served from the former', async () => {
      const { site, choose, pathOf, keys, folder } = await openWithBucket()
      mountUploads(await site.ownServer(), site.ctx)
      const get = async (path: string) => (await site.server.http.inject({ url: path })).statusCode
      const first = await pathOf()
      await unwrap(choose({ uploads: 'bucket' }))
      const second = await pathOf()
      expect(await keys()).toEqual([second.slice(1)])
      expect(await readdir(folder)).toEqual([first.split('/').at(-1)])
      expect([await get(first), await get(second), await get(`${first}x`)]).toEqual([200, 200, 404])
      expect(await site.ctx.files.all()).toEqual(
        [first, second].map((path) => path.slice('/uploads/'.length)).toSorted(),
      )
      await unwrap(choose({ uploads: 'folder' }))
      const third = await pathOf()
      expect(await readdir(folder)).toHaveLength(2)
      expect([await get(first), await get(second), await get(third)]).toEqual([200, 200, 200])
    })

    it('ST2 a private site gives uploads of the bucket to its readers alone', async () => {
      const { site, api, token, choose, pathOf } = await openWithBucket()
      mountUploads(await site.ownServer(), site.ctx)
      await unwrap(choose({ uploads: 'bucket' }))
      const path = await pathOf()
      const login = await unwrap(api.call('getLoginSettings'))
      await unwrap(api.call('updateLoginSettings', { body: { ...login, login_required: true } }))
      const asked = (cookie?: string) =>
        site.server.http.inject({ url: path, ...(cookie !== undefined && { headers: { cookie } }) })
      const guest = await asked()
      expect([guest.statusCode, guest.headers.location]).toEqual([302, '/403'])
      const start = await site.server.http.inject({
        url: '/answer/api/v1/user/info',
        headers: { authorization: token },
      })
      const cookie = start.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
      const reader = await asked(cookie)
      expect([reader.statusCode, reader.headers['cache-control']]).toEqual([200, 'private, no-cache'])
      expect(reader.headers.location).toBeUndefined()
    })

    it('ST3 a bucket that does not work is not saved, and the field that is wrong says why', async () => {
      const { choose, api } = await openWithBucket()
      const before = await unwrap(api.call('getStorageSettings'))
      const fieldOf = async (change: Body) => {
        const { error } = await choose({ uploads: 'bucket', ...change })
        return error?.kind === 'fields'
          ? error.fields.map(({ error_field, error_msg }) => [error_field, error_msg])
          : []
      }
      const noBucket = 'The service has no bucket of this name.'
      expect(await fieldOf({ bucket: 'not-there' })).toEqual([['bucket', noBucket]])
      expect(await fieldOf({ secret_access_key: 'wrong' })).toEqual([
        ['access_key_id', expect.stringContaining('secret')],
      ])
      expect(await fieldOf({ endpoint: CLOSED })).toEqual([['endpoint', expect.stringContaining('reached')]])
      expect(await fieldOf({ region: 'us-east-9' })).toEqual([['region', expect.stringContaining('region')]])
      expect(await unwrap(api.call('getStorageSettings'))).toEqual(before)
    })

    it('ST4 a test leaves nothing behind, saves nothing, and names what fails', async () => {
      const { api, given, keys } = await openWithBucket()
      const before = await unwrap(api.call('getStorageSettings'))
      const test = (change: Body = {}) => unwrap(api.call('testStorage', { body: { ...given, ...change } }))
      expect(await test()).toEqual({ failure: '', detail: '' })
      expect(await keys()).toEqual([])
      expect(await test({ bucket: 'not-there' })).toMatchObject({
        failure: 'bucket',
        detail: expect.stringContaining('NoSuchBucket'),
      })
      expect(await test({ endpoint: 'http://s3.invalid' })).toMatchObject({ failure: 'host' })
      expect(await unwrap(api.call('getStorageSettings'))).toEqual(before)
    })

    it('ST9 uploads are moved while the site runs, compared, and deleted only when asked for', async () => {
      const { site, choose, pathOf, keys, folder } = await openWithBucket()
      mountUploads(await site.ownServer(), site.ctx)
      const paths = [await pathOf(), await pathOf(), await pathOf()]
      const nameOf = (path = '') => path.slice('/uploads/'.length)
      expect(await runOn(site, 'uploads', 'move')).toMatchObject({ code: 1 })
      await unwrap(choose({ uploads: 'bucket' }))
      const bucket = await placesOfUploads(site.ctx)
      // The first file is already there from an interrupted move, the second has other bytes.
      await bucket.chosen.put(nameOf(paths[0]), (await bucket.former?.read(nameOf(paths[0]))) ?? Buffer.alloc(0))
      await bucket.chosen.put(nameOf(paths[1]), Buffer.from('other'))
      const moved = await runOn(site, 'uploads', 'move', '--delete', '--json')
      expect(moved.code).toBe(1)
      expect(JSON.parse(moved.output)).toMatchObject({
        copied: 1,
        compared: 2,
        removed: 2,
        failed: [{ path: nameOf(paths[1]) }],
      })
      expect(await readdir(folder)).toEqual([paths[1]?.split('/').at(-1)])
      await bucket.chosen.remove(nameOf(paths[1]))
      const again = await runOn(site, 'uploads', 'move', '--json')
      expect(again).toMatchObject({ code: 0 })
      expect(JSON.parse(again.output)).toEqual({ copied: 1, compared: 1, removed: 0, failed: [] })
      expect(await keys()).toEqual(paths.map((path) => path.slice(1)).toSorted())
      for (const url of paths) expect((await site.server.http.inject({ url })).statusCode).toBe(200)
      await unwrap(choose({ uploads: 'folder' }))
      expect(JSON.parse((await runOn(site, 'uploads', 'move', '--delete', '--json')).output)).toEqual({
        copied: 2,
        compared: 3,
        removed: 3,
        failed: [],
      })
      expect([await keys(), (await readdir(folder)).length]).toEqual([[], 3])
    })

    it('ST7 while the service fails, uploads are refused, texts are stored, and the dashboard names it', async () => {
      expectAlarm(/the storage failed/)
      const proxy = await startFaultyProxy(server.port)
      onTestFinished(() => proxy.stop())
      const { api, choose, upload, keys, folder } = await openWithBucket({ port: proxy.port })
      await unwrap(choose({ uploads: 'bucket' }))
      const health = async () => (await unwrap(api.call('getDashboard'))).info.storage
      expect(await health()).toEqual({ uploads: 'bucket', backups: 'folder', failure: '' })
      proxy.decide(() => 'cut')
      const { error } = await upload()
      expect(error).toMatchObject({ status: 503, reason: 'base.files_away' })
      expect(await keys()).toEqual([])
      await expect(readdir(folder)).rejects.toThrow('ENOENT')
      const body = {
        title: 'Which glass for stout?',
        content: 'What do you think of it?',
        tags: [{ slug_name: 'glass' }],
      }
      expect((await api.call('createQuestion', { body })).error).toBeUndefined()
      expect(await health()).toEqual({ uploads: 'bucket', backups: 'folder', failure: 'connection' })
      proxy.decide(() => 'pass')
      expect((await upload()).error).toBeUndefined()
      expect((await health()).failure).toBe('')
    })

    it('ST7 an upload that the service stored without confirming it is cleaned up', async () => {
      expectAlarm(/the storage failed/)
      const proxy = await startFaultyProxy(server.port)
      onTestFinished(() => proxy.stop())
      const { site, choose, upload, keys } = await openWithBucket({ port: proxy.port })
      await unwrap(choose({ uploads: 'bucket' }))
      proxy.decide((method) => (method === 'PUT' ? 'lost' : 'pass'))
      expect((await upload()).error).toMatchObject({ status: 503 })
      expect(await keys()).toHaveLength(1)
      proxy.decide(() => 'pass')
      for (const days of [3, 31]) {
        site.clock.advance(days * 86_400_000)
        await cleanUploads(site.ctx)
      }
      expect(await keys()).toEqual([])
      expect(await site.ctx.db.selectFrom('uploads').selectAll().execute()).toEqual([])
    })
  })
})
