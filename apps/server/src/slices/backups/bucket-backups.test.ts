import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unwrap } from '@quandary/api-client'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { expectAlarm } from '../../../test/alarm.ts'
import { emptyDataFolder } from '../../../test/databases/empty-data-folder.ts'
import { describeOnEveryEngine, type TestSite } from '../../../test/harness.ts'
import { WAIT_TIMEOUT } from '../../../test/wait-timeout.ts'
import { runOn, runQuandary } from '../../../test/processes/run-quandary.ts'
import { startFaultyProxy } from '../../../test/storage/faulty-proxy.ts'
import { S3_MISSING, type S3Server, startS3, withS3 } from '../../../test/storage/s3-server.ts'
import { mountBackupFiles } from '../../page-host/backup-files.ts'
import { S3Bucket } from '../../platform/files/s3/s3-bucket.ts'
import { TESTING_POLICY } from '../../platform/files/s3/s3-service.ts'
import { writeConfigFile } from '../install/index.ts'
import { BackupRunner, backupRunner } from './backup-runner.ts'
import { clearBucket, openInBucket } from './stored-backups.ts'

const TIMEOUT = { timeout: 120_000 }
const MEGABYTE = 1024 * 1024
const NAME = 'quandary-2026-03-01T030000Z-1f0c2a9b.jsonl.gz'

describe.skipIf(S3_MISSING !== undefined)(withS3('with a real service'), () => {
  let server: S3Server
  beforeAll(async () => {
    server = await startS3()
  })
  afterAll(() => server.stop())

  describeOnEveryEngine('backups in a bucket', (open, engine) => {
    let scenes = 0
    async function openScene(port = server.port) {
      const site: TestSite = await open()
      writeConfigFile(site.dataDir, site.databaseConfig)
      const api = site.api((await site.admin()).token)
      const prefix = `${engine}-${(scenes += 1)}/`
      const { accessKeyId, secretAccessKey, region, bucket: name } = server.service
      const endpoint = `http://127.0.0.1:${port}`
      const key = { access_key_id: accessKeyId, secret_access_key: secretAccessKey }
      const body = { backups: 'bucket', endpoint, region, bucket: name, prefix, ...key } as const
      await unwrap(api.call('updateStorageSettings', { body }))
      const bucket = new S3Bucket({ ...server.service, prefix }, TESTING_POLICY)
      const keys = async () => (await bucket.list('', { deep: true })).map((object) => object.key)
      const list = async () => (await unwrap(api.call('listBackups'))).list
      const backUp = async () => {
        await unwrap(api.call('createBackup'))
        await site.ctx.jobs.drain()
        await backupRunner(site.ctx).idle()
      }
      const environment = {
        S3_ENDPOINT: server.service.endpoint,
        S3_BUCKET: name,
        S3_REGION: region,
        S3_PREFIX: prefix,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
      }
      const address = `s3://${name}/${prefix}backups/`
      return { site, api, bucket, keys, list, backUp, environment, address, folder: join(site.dataDir, 'backups') }
    }

    it(
      'SB15 a proved backup is stored in the bucket, and listed, downloaded, verified and restored from there',
      TIMEOUT,
      async () => {
        const { site, api, keys, list, backUp, environment, address, folder } = await openScene()
        mountBackupFiles(await site.ownServer(), site.ctx)
        await site.registerPerson({ name: 'Ada' })
        await backUp()
        const [backup, ...more] = await list()
        expect(more).toEqual([])
        expect(backup).toMatchObject({ state: 'proved', is_there: true, failure: '' })
        const name = backup?.name ?? ''
        expect(await keys()).toEqual([`backups/${name}`])
        expect(await readdir(folder)).toEqual([])
        expect((await unwrap(api.call('listBackups'))).folder).toBe(address)
        expect((await unwrap(api.call('getDashboard'))).info.backups).toMatchObject({ failure: '', failed_at: 0 })
        const { path } = await unwrap(
          api.call('createBackupDownload', { body: { id: backup?.id ?? '', pass: 'admin-password' } }),
        )
        const sent = await site.server.http.inject({ url: path })
        expect([sent.statusCode, sent.rawPayload.length]).toEqual([200, backup?.bytes])
        expect(await runOn(site, 'backup', 'verify', `${address}${name}`)).toMatchObject({ code: 0 })
        expect(await runOn(site, 'backup', 'verify', `${address}nothing.jsonl.gz`)).toMatchObject({ code: 1 })
        expect(await runOn(site, 'backup', 'verify', `s3://elsewhere/${name}`)).toMatchObject({ code: 1 })
        // A new machine has only the environment variables.
        const fresh = await emptyDataFolder('sqlite3')
        for (const [variable, value] of Object.entries(environment)) {
          const before = process.env[variable]
          process.env[variable] = value
          onTestFinished(() => {
            if (before === undefined) delete process.env[variable]
            else process.env[variable] = before
          })
        }
        expect(await runQuandary('restore', `${address}${name}`, '--data-dir', fresh)).toMatchObject({ code: 0 })
        const people = await runQuandary('users', 'list', '--json', '--data-dir', fresh)
        expect(people.output).toContain('"Ada"')
      },
    )

    it('SB15 a download asks for parts that a slow line brings in time', async () => {
      const proxy = await startFaultyProxy(server.port)
      onTestFinished(() => proxy.stop())
      const { site, bucket, address } = await openScene(proxy.port)
      const bytes = randomBytes(2 * MEGABYTE + 1)
      await bucket.put(`backups/${NAME}`, bytes)
      const found = await openInBucket(site.ctx, `${address}${NAME}`)
      expect(await found?.bytes.toArray().then((parts: Buffer[]) => Buffer.concat(parts).equals(bytes))).toBe(true)
      // One request per megabyte: at 1 Mbit/s each takes less than 10 s.
      expect(proxy.seen.filter((seen) => seen.startsWith('GET') && seen.endsWith(NAME))).toHaveLength(3)
    })

    it('SB15 retention deletes the backups in the bucket', TIMEOUT, async () => {
      const { site, api, keys, list, backUp, folder } = await openScene()
      const kept = { schedule: 'off', weekday: 1, hour: 3, keep: 1, folder: '', recipient: '' } as const
      await unwrap(api.call('updateBackupSettings', { body: kept }))
      await backUp()
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, 'of-somebody-else'), '')
      site.clock.advance(60_000)
      await backUp()
      const [backup, ...more] = await list()
      expect(more).toEqual([])
      expect(await keys()).toEqual([`backups/${backup?.name}`])
      expect(await readdir(folder)).toEqual(['of-somebody-else'])
    })

    it(
      'SB16 while the bucket fails, the proved backup stays on the server, and nothing is in the bucket',
      TIMEOUT,
      async () => {
        expectAlarm(/a backup failed/)
        const proxy = await startFaultyProxy(server.port)
        onTestFinished(() => proxy.stop())
        const { api, keys, list, backUp, folder } = await openScene(proxy.port)
        proxy.decide((method) => (method === 'PUT' ? 403 : 'pass'))
        await backUp()
        const [backup] = await list()
        expect(backup).toMatchObject({ state: 'failed', failure: 'bucket', is_there: true })
        expect(backup?.detail).toContain('403')
        expect(await keys()).toEqual([])
        const [file = ''] = await readdir(folder)
        expect([file, (await readFile(join(folder, file))).length]).toEqual([backup?.name, backup?.bytes])
        expect((await unwrap(api.call('getDashboard'))).info.backups).toMatchObject({ failure: 'bucket' })
      },
    )

    it('SB16 what is left of a run is removed from a bucket that lists no uploads in parts, too', async () => {
      const proxy = await startFaultyProxy(server.port)
      onTestFinished(() => proxy.stop())
      const { site, bucket, keys } = await openScene(proxy.port)
      await bucket.put(`backups/${NAME}`, randomBytes(10))
      proxy.decide((_method, path) => (/[?&]uploads\b/.test(path) ? 501 : 'pass'))
      await expect(clearBucket(site.ctx, NAME)).rejects.toThrow('501')
      expect(await keys()).toEqual([])
    })

    it('SB12 a server that ends releases its backup while the bucket does not answer', TIMEOUT, async () => {
      const proxy = await startFaultyProxy(server.port)
      onTestFinished(() => proxy.stop())
      const { site, api, list, keys } = await openScene(proxy.port)
      await unwrap(api.call('createBackup'))
      const [ending, other] = [new BackupRunner(site.ctx), new BackupRunner(site.ctx)]
      await ending.look()
      proxy.decide(() => 'hang')
      const closed = ending.close()
      const stored = () => site.ctx.db.selectFrom('backups').selectAll().executeTakeFirstOrThrow()
      await vi.waitFor(async () => expect(await stored()).toMatchObject({ attempts: 0, locked_until: 0 }), WAIT_TIMEOUT)
      // Resolves far sooner than the requests of a backup time out.
      await closed
      proxy.decide(() => 'pass')
      await other.look()
      await other.idle()
      const [backup, ...more] = await list()
      expect([backup?.state, more]).toEqual(['proved', []])
      expect(await keys()).toEqual([`backups/${backup?.name}`])
    })
  })
})
