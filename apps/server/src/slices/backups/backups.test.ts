import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { unwrap, type Schemas } from '@quandary/api-client'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expect, it, onTestFinished } from 'vitest'
import { expectAlarm } from '../../../test/alarm.ts'
import { describeOnEveryEngine, type TestSite } from '../../../test/harness.ts'
import { mountBackupFiles } from '../../page-host/backup-files.ts'
import { mountPublicDump } from '../../page-host/public-dump.ts'
import { runQuandary } from '../../../test/processes/run-quandary.ts'
import { writeConfigFile } from '../install/index.ts'
import { updateUser } from '../users/index.ts'
import { backupRunner, BackupRunner } from './backup-runner.ts'
import { publicDumpMaker, PublicDumpMaker } from './public-dump.ts'

const DAILY: Schemas['BackupSettings'] = {
  schedule: 'daily',
  weekday: 1,
  hour: 3,
  keep: 2,
  folder: '',
  recipient: '',
  public_dump: 'off',
}
const DAY_MS = 86_400_000
const TIMEOUT = { timeout: 120_000 }

/** A site with a configuration file, from which the backup thread reads how to reach the database. */
async function openScene(open: () => Promise<TestSite>) {
  const site = await open()
  writeConfigFile(site.dataDir, site.databaseConfig)
  const admin = await site.admin()
  const api = site.api(admin.token)
  // Signs in again, because the session expires when the clock advances by days.
  const fresh = async () => site.api((await site.admin()).token)
  const list = async () => (await unwrap((await fresh()).call('listBackups'))).list
  const save = async (change: Partial<Schemas['BackupSettings']> = {}) =>
    (await fresh()).call('updateBackupSettings', { body: { ...DAILY, ...change } })
  /** Makes the backup that is due. */
  const look = async () => {
    await site.ctx.jobs.drain()
    await backupRunner(site.ctx).idle()
  }
  const health = async () => (await unwrap((await fresh()).call('getDashboard'))).info.backups
  return { site, api, fresh, list, save, look, health, folder: join(site.dataDir, 'backups') }
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'quandary-backups-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Lists the scratch databases in a data folder. */
async function scratchIn(dataDir: string): Promise<string[]> {
  return (await readdir(dataDir)).filter((name) => name.startsWith('backup-proof'))
}

describeOnEveryEngine('backups', (open) => {
  it('SB2 what is due is made once, whoever looks, is proved, and can be restored', TIMEOUT, async () => {
    const { site, list, save, look, health, folder } = await openScene(open)
    await site.registerPerson({ name: 'Ada' })
    expect((await save()).error).toBeUndefined()
    expect(await health()).toEqual({ schedule: 'daily', proved_at: 0, failed_at: 0, failure: '' })
    site.clock.advance(DAY_MS)
    const due = site.clock.now()
    const others = Array.from({ length: 3 }, () => new BackupRunner(site.ctx))
    await Promise.all(others.map((one) => one.look()))
    expect(await list()).toMatchObject([{ state: 'running', is_there: false }])
    await Promise.all(others.map((one) => one.idle()))
    await look()
    const [backup, ...more] = await list()
    expect(more).toEqual([])
    expect(backup).toMatchObject({ state: 'proved', is_there: true, encrypted: false, failure: '' })
    expect(await readdir(folder)).toEqual([backup?.name])
    const file = join(folder, backup?.name ?? '')
    const bytes = await readFile(file)
    expect(bytes.length).toBe(backup?.bytes)
    const end = gunzipSync(bytes).toString().trimEnd().split('\n').at(-1)
    expect(JSON.parse(end ?? '')).toMatchObject({ rows: backup?.rows, uploads: 0 })
    expect(await runQuandary('backup', 'verify', file)).toMatchObject({ code: 0 })
    expect(await health()).toEqual({
      schedule: 'daily',
      proved_at: Math.floor(due / 1000),
      failed_at: 0,
      failure: '',
    })
    expect(await scratchIn(site.dataDir)).toEqual([])
  })

  it(
    'SB3 a slot that passed while the server was off is made up for, one from before the schedule is not',
    TIMEOUT,
    async () => {
      const { site, list, save, look } = await openScene(open)
      await save()
      await look()
      expect(await list()).toEqual([])
      // Three scheduled moments pass; only the backup of the last one is made.
      site.clock.advance(3 * DAY_MS)
      await look()
      await look()
      expect(await list()).toHaveLength(1)
    },
  )

  it('SB4 the newest proved backups remain, and what failed takes the place of none', TIMEOUT, async () => {
    expectAlarm(/a backup failed/)
    const { site, list, save, look, folder } = await openScene(open)
    await save({ keep: 2 })
    const states = async () => (await list()).map(({ state }) => state)
    for (let day = 0; day < 3; day += 1) {
      site.clock.advance(DAY_MS)
      await look()
    }
    expect(await states()).toEqual(['proved', 'proved'])
    const gone = await newFolder()
    await save({ keep: 2, folder: gone })
    await rm(gone, { recursive: true })
    for (let day = 0; day < 3; day += 1) {
      site.clock.advance(DAY_MS)
      await look()
    }
    expect(await states()).toEqual(['failed', 'failed', 'proved', 'proved'])
    await save({ keep: 1 })
    site.clock.advance(DAY_MS)
    await look()
    expect(await states()).toEqual(['proved'])
    expect(await readdir(folder)).toHaveLength(1)
  })

  it('SB5 a run that failed says why, until a later one is proved', TIMEOUT, async () => {
    expectAlarm(/a backup failed/)
    const { site, list, save, look, health, api } = await openScene(open)
    const folder = await newFolder()
    await save({ folder })
    await rm(folder, { recursive: true })
    await unwrap(api.call('createBackup'))
    await look()
    expect(await list()).toMatchObject([{ state: 'failed', failure: 'folder', name: '', bytes: 0 }])
    expect((await list())[0]?.detail).toContain(folder)
    expect(await health()).toMatchObject({
      proved_at: 0,
      failed_at: Math.floor(site.clock.now() / 1000),
      failure: 'folder',
    })
    await save()
    site.clock.advance(2000)
    await unwrap(api.call('createBackup'))
    await look()
    expect(await health()).toMatchObject({ failed_at: 0, failure: '' })
  })

  it('SB6 folders and public keys that cannot be used are refused', async () => {
    const { site, save, api } = await openScene(open)
    const file = join(await newFolder(), 'file')
    await writeFile(file, '')
    const refused = async (change: Partial<Schemas['BackupSettings']>) => (await save(change)).error
    for (const folder of ['backups', file, join(file, 'below'), '/nowhere/at/all', site.dataDir, '/proc/1']) {
      expect(await refused({ folder }), folder).toMatchObject({ kind: 'fields', fields: [{ error_field: 'folder' }] })
    }
    await site.ctx.files.put('post/a.png', Buffer.from('a'))
    const uploads = join(site.dataDir, 'uploads')
    expect(await refused({ folder: uploads })).toMatchObject({ fields: [{ error_field: 'folder' }] })
    for (const recipient of ['secret', 'age1nonsense', await generateX25519Identity()]) {
      expect(await refused({ recipient })).toMatchObject({ fields: [{ error_field: 'recipient' }] })
    }
    const recipient = await identityToRecipient(await generateX25519Identity())
    expect(await refused({ recipient, folder: await newFolder() })).toBeUndefined()
    expect(await unwrap(api.call('getBackupSettings'))).toMatchObject({ recipient, keep: 2 })
    const ada = await site.registerPerson({ name: 'Ada', role: 3 })
    expect((await site.api(ada.token).call('listBackups')).error).toMatchObject({ status: 403 })
  })

  it(
    'SB7 a backup is downloaded with the password of the administrator, once and within a minute',
    TIMEOUT,
    async () => {
      const { site, fresh, list, save, look } = await openScene(open)
      await save({ recipient: await identityToRecipient(await generateX25519Identity()) })
      const api = await fresh()
      const server = await site.ownServer()
      mountBackupFiles(server, site.ctx)
      const send = (method: 'GET' | 'HEAD', url: string) => server.http.inject({ method, url })
      await unwrap(api.call('createBackup'))
      await look()
      const [backup] = await list()
      expect(backup).toMatchObject({ state: 'proved', encrypted: true })
      const ask = (pass: string) => api.call('createBackupDownload', { body: { id: backup?.id ?? '', pass } })
      expect((await ask('')).error).toMatchObject({ fields: [{ error_field: 'pass' }] })
      expect((await ask('wrong-password')).error).toMatchObject({ fields: [{ error_field: 'pass' }] })
      const { path } = await unwrap(ask('admin-password'))
      expect((await send('HEAD', path)).statusCode, 'what looks ahead uses nothing up').not.toBe(200)
      const answer = await send('GET', path)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-disposition': `attachment; filename="${backup?.name}"`,
        'cache-control': 'no-store',
      })
      expect(answer.rawPayload.length).toBe(backup?.bytes)
      expect(answer.rawPayload.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n-> X25519 /)
      expect((await send('GET', path)).statusCode).toBe(404)
      const late = await unwrap(ask('admin-password'))
      site.clock.advance(61_000)
      expect((await send('GET', late.path)).statusCode).toBe(404)
      const outside = join(site.dataDir, 'config.yaml')
      const elsewhere = join(await newFolder(), backup?.name ?? '')
      const [link, strange] = [backup?.name.replace(/-\w{8}\./, '-00000000.') ?? '', 'site.jsonl.gz'].map((name) =>
        join(site.dataDir, 'backups', name),
      ) as [string, string]
      await symlink(outside, link)
      for (const file of [elsewhere, strange]) await writeFile(file, 'secret')
      const own = await site.ctx.db.selectFrom('backups').select('file').executeTakeFirstOrThrow()
      for (const file of [outside, elsewhere, strange, link]) {
        await site.ctx.db.updateTable('backups').set({ file }).execute()
        expect((await ask('admin-password')).error, file).toMatchObject({ status: 404 })
      }
      await site.ctx.db.updateTable('backups').set(own).execute()
      expect((await ask('admin-password')).error).toBeUndefined()
      await rm(join(site.dataDir, 'backups'), { recursive: true })
      expect((await ask('admin-password')).error).toMatchObject({ status: 404 })
      expect(await list()).toMatchObject([{ is_there: false }])
    },
  )

  it(
    'SB7 an address answers only while the session that asked for it is that of an administrator',
    TIMEOUT,
    async () => {
      const { site, api, list, look } = await openScene(open)
      const server = await site.ownServer()
      mountBackupFiles(server, site.ctx)
      await unwrap(api.call('createBackup'))
      await look()
      const [backup] = await list()
      const admin = await site.admin()
      const body = { id: backup?.id ?? '', pass: 'admin-password' }
      const ask = async () => (await unwrap(site.api(admin.token).call('createBackupDownload', { body }))).path
      const status = async (url: string) => (await server.http.inject({ method: 'GET', url })).statusCode
      const demoted = await ask()
      await updateUser(site.ctx.db, admin.id, { role_id: 3 })
      expect(await status(demoted)).toBe(404)
      await updateUser(site.ctx.db, admin.id, { role_id: 2 })
      const suspended = await ask()
      await updateUser(site.ctx.db, admin.id, { status: 'suspended' })
      expect(await status(suspended)).toBe(404)
      await updateUser(site.ctx.db, admin.id, { status: 'normal' })
      expect(await status(await ask())).toBe(200)
      const ended = await ask()
      await unwrap(site.api(admin.token).call('logout'))
      expect(await status(ended)).toBe(404)
    },
  )

  it('SB8 a backup of a process that is gone is made by another one, at most three times', TIMEOUT, async () => {
    expectAlarm(/a backup failed/)
    const { site, api, list, look, folder } = await openScene(open)
    await unwrap(api.call('createBackup'))
    const crash = () =>
      site.ctx.db
        .updateTable('backups')
        .set((eb) => ({
          file: join(folder, 'lost.jsonl.gz'),
          locked_until: site.clock.now() + 60_000,
          attempts: eb('attempts', '+', 1),
        }))
        .where('active', '=', 1)
        .execute()
    await crash()
    await look()
    expect(await list()).toMatchObject([{ state: 'running' }])
    site.clock.advance(60_000)
    await look()
    expect(await list()).toMatchObject([{ state: 'proved' }])

    site.clock.advance(1000)
    await unwrap(api.call('createBackup'))
    for (let attempt = 0; attempt < 3; attempt += 1) await crash()
    site.clock.advance(60_000)
    await look()
    expect(await list()).toMatchObject([{ state: 'failed', failure: 'interrupted' }, { state: 'proved' }])
  })

  it('SB8 a process whose claim was taken by another one changes nothing any more', TIMEOUT, async () => {
    const { site, api, folder } = await openScene(open)
    await unwrap(api.call('createBackup'))
    await site.ctx.jobs.drain()
    const rows = () => site.ctx.db.selectFrom('backups').select(['active', 'attempts', 'file', 'bytes']).execute()
    const taken = { attempts: 2, file: join(folder, 'of-another-process.jsonl.gz') }
    await site.ctx.db.updateTable('backups').set(taken).execute()
    await backupRunner(site.ctx).idle()
    expect(await rows()).toEqual([{ active: 1, bytes: 0, ...taken }])
    // The backup may have been stopped before it made its folder.
    expect(await readdir(folder).catch(() => [])).toEqual([])
  })

  it('SB8 what was left behind and cannot be removed ends the attempts, too', TIMEOUT, async () => {
    expectAlarm(/a backup (?:failed|did not come to its end)/)
    const { site, api, list, look } = await openScene(open)
    const file = join(await newFolder(), 'file')
    await writeFile(file, '')
    for (const attempts of [1, 3]) {
      await unwrap(api.call('createBackup'))
      await site.ctx.db
        .updateTable('backups')
        .set({ attempts, file: join(file, 'lost.jsonl.gz') })
        .where('active', '=', 1)
        .execute()
      site.clock.advance(60_000)
      await look()
    }
    expect(await list()).toMatchObject([
      { state: 'failed', failure: 'interrupted' },
      { state: 'failed', failure: 'folder' },
    ])
  })

  it('SB9 a site that is paused stops its backup, and makes it when it is open again', TIMEOUT, async () => {
    const { site, api, list, look, folder } = await openScene(open)
    await unwrap(api.call('createBackup'))
    const stored = () => site.ctx.db.selectFrom('backups').selectAll().executeTakeFirstOrThrow()
    // Pauses the backup more often than the number of attempts that are allowed, because a pause does not count as a
    // crash.
    for (const state of ['read-only', 'closed', 'read-only', 'closed'] as const) {
      site.clock.advance(2_000)
      await site.ctx.jobs.drain()
      expect((await stored()).locked_until).toBeGreaterThan(site.clock.now())
      site.ctx.maintenance.state = state
      await backupRunner(site.ctx).idle()
      const stopped = await stored()
      expect(stopped).toMatchObject({ active: 1, attempts: 1, finished_at: null, bytes: 0 })
      site.clock.advance(60_000)
      await look()
      expect(await list(), 'nothing is begun').toMatchObject([{ state: 'waiting' }])
      expect(await stored(), 'nothing is written').toEqual(stopped)
      expect(await scratchIn(site.dataDir)).toEqual([])
      site.ctx.maintenance.state = 'open'
    }
    site.clock.advance(2_000)
    await look()
    expect(await readdir(folder)).toHaveLength(1)
    expect(await list()).toMatchObject([{ state: 'proved' }])
  })

  it('SB12 a server that ends stops its backup, leaves nothing behind, and lets others make it', TIMEOUT, async () => {
    const { site, api, list, folder } = await openScene(open)
    await unwrap(api.call('createBackup'))
    const [ending, other] = [new BackupRunner(site.ctx), new BackupRunner(site.ctx)]
    await ending.look()
    await ending.close()
    const stored = await site.ctx.db.selectFrom('backups').selectAll().executeTakeFirstOrThrow()
    expect(stored).toMatchObject({ active: 1, attempts: 0, locked_until: 0, file: '' })
    expect(await scratchIn(site.dataDir)).toEqual([])
    await ending.look()
    expect(await list()).toMatchObject([{ state: 'waiting' }])
    await other.look()
    await other.idle()
    expect(await list()).toMatchObject([{ state: 'proved' }])
    expect(await readdir(folder)).toHaveLength(1)
  })

  it('SB11 a slot is not planned again after retention has deleted its backup', TIMEOUT, async () => {
    const { site, fresh, list, save, look } = await openScene(open)
    await save({ keep: 1 })
    site.clock.advance(DAY_MS)
    await look()
    const [planned] = await list()
    site.clock.advance(2_000)
    await unwrap((await fresh()).call('createBackup'))
    await look()
    const [asked, ...others] = await list()
    expect([others, asked?.id === planned?.id]).toEqual([[], false])
    site.clock.advance(2_000)
    await look()
    expect(await list()).toEqual([asked])
  })

  it('SB10 while a backup waits or runs, no other is begun', async () => {
    const { api, list } = await openScene(open)
    await unwrap(api.call('createBackup'))
    await unwrap(api.call('createBackup'))
    expect(await list()).toMatchObject([{ state: 'waiting' }])
    const { list: log } = await unwrap(api.call('listAuditLog', { query: { kind: 'backup' } }))
    expect(log.map(({ action }) => action)).toEqual(['backup.create'])
  })

  it('SB13 everybody gets the public dump while it is on, and it is made anew on its day', TIMEOUT, async () => {
    const { site, save, fresh } = await openScene(open)
    mountPublicDump(await site.ownServer(), site.ctx)
    const get = () => site.server.http.inject({ method: 'GET', url: '/public-dump.tar.gz' })
    await lookForDump(site)
    expect((await get()).statusCode).toBe(404)
    await save({ schedule: 'off', public_dump: 'daily' })
    const others = Array.from({ length: 3 }, () => new PublicDumpMaker(site.ctx))
    await Promise.all(others.map((one) => one.look()))
    await Promise.all(others.map((one) => one.idle()))
    const first = await get()
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/gzip'])
    expect(gunzipSync(first.rawPayload).toString('utf8')).toContain('quandary-public-dump')
    await lookForDump(site)
    expect((await get()).headers['last-modified']).toBe(first.headers['last-modified'])
    site.clock.advance(DAY_MS)
    await lookForDump(site)
    const second = await get()
    expect(second.headers['last-modified']).toBe(new Date(site.clock.now()).toUTCString())
    const login = await unwrap((await fresh()).call('getLoginSettings'))
    const setPrivate = async (login_required: boolean) =>
      (await fresh()).call('updateLoginSettings', { body: { ...login, login_required } })
    await setPrivate(true)
    expect((await get()).statusCode).toBe(404)
    await setPrivate(false)
    expect((await get()).statusCode).toBe(200)
    await setPrivate(true)
    await lookForDump(site)
    await setPrivate(false)
    await lookForDump(site)
    expect((await get()).statusCode, 'made anew once the site is public again').toBe(200)
    const { public_dump: _, ...withoutDump } = DAILY
    await unwrap((await fresh()).call('updateBackupSettings', { body: { ...withoutDump, schedule: 'off' } }))
    await lookForDump(site)
    expect((await get()).statusCode, 'left as it is').toBe(200)
    for (const isOn of [false, true, false]) {
      await save({ schedule: 'off', public_dump: isOn ? 'daily' : 'off' })
      await lookForDump(site)
      expect([isOn, (await get()).statusCode]).toEqual([isOn, isOn ? 200 : 404])
    }
    expect(await readdir(join(site.dataDir, 'public'))).toEqual([])
  })

  it('SB13 a public dump that failed is made at the next look', TIMEOUT, async () => {
    const { site, save } = await openScene(open)
    const folder = join(site.dataDir, 'public')
    await save({ schedule: 'off', public_dump: 'daily' })
    await mkdir(join(site.dataDir, 'no-file.db'))
    writeConfigFile(site.dataDir, { type: 'sqlite3', file: 'no-file.db' })
    expectAlarm(/the public dump could not be made/)
    await lookForDump(site)
    writeConfigFile(site.dataDir, site.databaseConfig)
    await lookForDump(site)
    expect(await readdir(folder)).toEqual(['public-dump.tar.gz'])
  })

  it(
    'SB14 a server that ends stops its public dump and leaves nothing of it, and another process makes it',
    TIMEOUT,
    async () => {
      const { site, save } = await openScene(open)
      const folder = join(site.dataDir, 'public')
      await save({ schedule: 'off', public_dump: 'daily' })
      await mkdir(join(folder, 'public-dump.tar.gz.part-gone'), { recursive: true })
      const ending = new PublicDumpMaker(site.ctx)
      await ending.look()
      await ending.close()
      expect(await readdir(folder)).toEqual([])
      await lookForDump(site)
      expect(await readdir(folder)).toEqual(['public-dump.tar.gz'])
      await mkdir(join(folder, 'public-dump.tar.gz.part-gone'))
      await save({ schedule: 'off', public_dump: 'off' })
      await lookForDump(site)
      expect(await readdir(folder)).toEqual([])
    },
  )
})

/** Makes the public dump that is due. */
async function lookForDump({ ctx }: TestSite): Promise<void> {
  await publicDumpMaker(ctx).look()
  await publicDumpMaker(ctx).idle()
}
