import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { unwrap } from '@quandary/api-client'
import { Decrypter, Encrypter } from 'age-encryption'
import { afterEach, expect, it } from 'vitest'
import type { Engine, Person, TestSite } from '../../test/harness.ts'
import { describeOnEveryEngine, openSite } from '../../test/harness.ts'
import { runOn, runQuandary } from '../../test/processes/run-quandary.ts'
import { emptyDatabase } from '../../test/databases/test-database.ts'
import { createApp, migrationSets, wireSite } from '../app.ts'
import { readConfig } from '../config.ts'
import type { AppContext } from '../context.ts'
import { createContext } from '../create-context.ts'
import { checkCounters } from '../integrity/index.ts'
import { triggersOf } from '../page-host/cache/triggers.test-data.ts'
import { watchedTables } from '../page-host/cache/watched-tables.ts'
import { LocalFiles } from '../platform/files/files.ts'
import { openDatabase } from '../platform/db/database.ts'
import { compareSchema, migrate } from '../platform/db/migrations.ts'
import { defineJob } from '../platform/jobs/job-queue.ts'
import { hasUnfinishedImport, writeConfigFile } from '../slices/install/index.ts'
import { ada, memberWithTwoFactor } from '../slices/two-factor/two-factor.test-data.ts'
import type { Contents } from './index.ts'
import { BrokenBackup, readBackup, restoreBackup, verifyBackup, writeBackup } from './index.ts'
import { ownTables } from './own-tables.ts'

const OTHER: Record<Engine, Engine> = { sqlite3: 'postgres', postgres: 'sqlite3' }
/** Name of a migration on which no other migration depends. */
const NEWEST = 'search/0003-search-engine'
/** Tables of another program, one of them with the prefix of this program's search tables. */
const FOREIGN_TABLES = ['of_another_program', 'search_words'] as const
/** Maximum number of questions asked during a backup. */
const MAX_WRITTEN = 20
const PASSPHRASE = 'flour water salt yeast'
/**
 * The logarithm of scrypt's N for files that the tests open many times. The value that the server uses takes half a
 * second of CPU time (`passphrase-key.ts`).
 */
const QUICK_WORK = 8
const PICTURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255, 10, 13])

const cleanups: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'quandary-backup-'))
  cleanups.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** An empty database with a data folder, closed and removed after the test. */
async function emptySite(site: TestSite, engine: Engine): Promise<AppContext> {
  const dataDir = await newFolder()
  const { config, drop } = await emptyDatabase(engine)
  cleanups.push(drop)
  writeConfigFile(dataDir, config)
  const database = openDatabase(config, dataDir)
  cleanups.push(() => database.close())
  const { clock, log } = site.ctx
  return createContext({ config: readConfig({ DATA_DIR: dataDir }), database, clock, log })
}

function ask(site: TestSite, { token }: Person, title: string) {
  const body = { title, content: 'It stays flat. 面包', tags: [{ slug_name: 'bread' }] }
  return unwrap(site.api(token).call('createQuestion', { body }))
}

/** A site with a few posts, votes and an upload. */
async function filledSite(open: () => Promise<TestSite>): Promise<{ site: TestSite; people: Person[] }> {
  const site = await open()
  const people = [
    await site.registerPerson({ name: 'Ada', rank: 900 }),
    await site.registerPerson({ name: 'Bob', rank: 900 }),
  ]
  const [ada, bob] = people as [Person, Person]
  const { id } = await ask(site, ada, 'Why does my bread not rise?')
  await unwrap(
    site.api(bob.token).call('createAnswer', { body: { question_id: id, content: 'Warm the flour first.' } }),
  )
  await unwrap(site.api(bob.token).call('voteUp', { body: { object_id: id, is_cancel: false } }))
  await site.ctx.files.put('post/picture.png', PICTURE)
  return { site, people }
}

/** Returns the options to verify a backup that is not encrypted. */
function plain({ clock }: TestSite) {
  return { migrations: migrationSets, now: clock.now() }
}

/** Restores a backup as the command does. */
async function restore(file: string, target: AppContext): Promise<Contents> {
  const { database, config, clock } = target
  const contents = await restoreBackup(file, {
    database,
    // Like the command, stores files in the data folder, because the restore replaces the settings that choose another
    // place.
    files: new LocalFiles(join(config.dataDir, 'uploads')),
    migrations: migrationSets,
    now: clock.now(),
  })
  await migrate(database, migrationSets, clock.now())
  return contents
}

describeOnEveryEngine('backups', (open, engine) => {
  it(
    'B1 a backup made while people write is one moment, and the same after it went into the other engine',
    { timeout: 120_000 },
    async () => {
      const { site, people } = await filledSite(open)
      const folder = await newFolder()
      const file = join(folder, 'first.jsonl.gz')
      let written = 0
      const over = new AbortController()
      const write = async (person: Person): Promise<void> => {
        while (!over.signal.aborted && written < MAX_WRITTEN) {
          await ask(site, person, `Which oven for bread number ${(written += 1)} of ${person.username}?`)
        }
      }
      const writers = people.map(write)
      const saved = await writeBackup(site.ctx, file)
      over.abort()
      await Promise.all(writers)
      const more = await writeBackup(site.ctx, join(folder, 'later.jsonl.gz'))
      expect(written).toBeGreaterThan(0)
      expect(more.rows).toBeGreaterThan(saved.rows)
      const target = await emptySite(site, OTHER[engine])
      await restore(file, target)
      const recorded = [...(await triggersOf(target.db, OTHER[engine])).keys()]
      expect(recorded).toEqual(expect.arrayContaining(watchedTables.map(({ table }) => `watch_${table}_update`)))
      await wireSite(target)
      const again = await writeBackup(target, join(folder, 'second.jsonl.gz'))
      expect(Object.fromEntries(again.tables)).toEqual(Object.fromEntries(saved.tables))
      expect(again.uploads).toBe(1)
      expect(await target.files.read('post/picture.png')).toEqual(PICTURE)
      expect(await lastIds(join(folder, 'second.jsonl.gz'))).toEqual(await lastIds(file))
      const drifts = await checkCounters(target)
      // The command rebuilds the search index afterwards.
      expect(drifts.filter(({ counter }) => !counter.startsWith('search'))).toEqual([])
    },
  )

  it('B5 an id whose row was deleted is not given again', async () => {
    const { site } = await filledSite(open)
    const file = join(await newFolder(), 'site.jsonl.gz')
    const last = await addJob(site.ctx)
    await site.ctx.db.deleteFrom('jobs').execute()
    await writeBackup(site.ctx, file)
    const target = await emptySite(site, OTHER[engine])
    await restore(file, target)
    expect(await addJob(target)).toBe(last + 1)
  })

  it('B2 a backup of an older schema is restored with that schema and brought up to date', async () => {
    const site = await open()
    const older = migrationSets.map(({ owner, migrations }) => ({
      owner,
      migrations: migrations.filter(({ name }) => `${owner}/${name}` !== NEWEST),
    }))
    const past = await emptySite(site, engine)
    await migrate(past.database, older, site.clock.now())
    const file = join(await newFolder(), 'older.jsonl.gz')
    const { header, tables } = await writeBackup(past, file)
    expect([header.schema.includes(NEWEST), tables.has('search_outbox')]).toEqual([false, false])
    const target = await emptySite(site, OTHER[engine])
    await restore(file, target)
    expect(await compareSchema(target.db, migrationSets)).toEqual({ missing: [], unknown: [] })
    expect(await verifyBackup(file, plain(site))).toMatchObject({ rows: 0 })
  })

  it('B6 the commands save a site, verify it, and restore it into an empty folder or over another site', async () => {
    const { site } = await filledSite(open)
    const folder = await newFolder()
    const file = join(folder, 'site.jsonl.gz')
    await site.ctx.mail.send(site.ctx.db, { to: 'ada@example.com', subject: 'Hello', text: 'Hello', html: 'Hello' })
    // A link at the path of the draft is replaced and not followed.
    await writeFile(join(folder, 'elsewhere'), 'untouched')
    await symlink(join(folder, 'elsewhere'), `${file}.part`)
    expect(await runOn(site, 'backup', file)).toMatchObject({ code: 0, output: expect.stringContaining('1 uploads') })
    expect(await readFile(join(folder, 'elsewhere'), 'utf8')).toBe('untouched')
    expect((await stat(file)).mode & 0o077, 'readable by its owner alone').toBe(0)
    const verified = await runQuandary('backup', 'verify', file, '--json')
    expect([verified.code, JSON.parse(verified.output)]).toEqual([0, expect.objectContaining({ file, uploads: 1 })])
    const refused = await runOn(site, 'restore', file)
    expect(refused).toMatchObject({
      code: 1,
      errors: 'The database has a site already. "quandary restore --force" replaces it.\n',
    })
    const target = await emptySite(site, OTHER[engine])
    for (const name of FOREIGN_TABLES) await target.db.schema.createTable(name).addColumn('a', 'text').execute()
    for (const force of [[], ['--force']]) {
      const { dataDir } = target.config
      // The file that an unfinished first import of the replaced site leaves in the data folder.
      await writeFile(join(dataDir, 'first-import.json'), '{}')
      const result = await runQuandary('restore', file, ...force, '--data-dir', dataDir)
      expect(result, result.errors).toMatchObject({ code: 0 })
      expect(result.errors).toMatch(/^Waiting mails that were discarded, .*: [1-9]\d*\n$/)
      expect(hasUnfinishedImport(dataDir)).toBe(false)
      expect(await target.db.selectFrom('jobs').select('id').where('kind', '=', 'mail').execute()).toEqual([])
      expect((await runQuandary('check', '--data-dir', dataDir)).output).toBe('Every counter says what is there.\n')
    }
    const tables = await target.db.introspection.getTables()
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining([...FOREIGN_TABLES]))
    const { tables: saved } = await writeBackup(target, file)
    expect(['users', ...FOREIGN_TABLES].map((name) => saved.has(name))).toEqual([true, false, false])
    const strange = await emptySite(site, engine)
    await strange.db.schema.createTable('users').addColumn('a', 'text').execute()
    expect(await runQuandary('restore', file, '--force', '--data-dir', strange.config.dataDir)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('another program'),
    })
    const migrated = await emptySite(site, engine)
    await migrated.db.schema.createTable('schema_migrations').addColumn('name', 'text').execute()
    const refusal = await runQuandary('restore', file, '--force', '--data-dir', migrated.config.dataDir)
    expect(refusal.errors).toContain('another program')
  })

  it('B16 a restored site accepts the codes of the authenticator apps that the site had', async () => {
    const site = await open()
    const app = await memberWithTwoFactor(site)
    const file = join(await newFolder(), 'site.jsonl.gz')
    expect(await runOn(site, 'backup', file)).toMatchObject({ code: 0 })
    const target = await emptySite(site, OTHER[engine])
    // The key of another site. The restore replaces it together with the rows.
    await writeFile(join(target.config.dataDir, 'two-factor.key'), Buffer.alloc(32, 1))
    const restored = await runQuandary('restore', file, '--data-dir', target.config.dataDir)
    expect(restored, restored.errors).toMatchObject({ code: 0 })
    expect((await stat(join(target.config.dataDir, 'two-factor.key'))).mode & 0o077).toBe(0)
    const { http } = await createApp(target)
    cleanups.push(() => http.close())
    const signIn = async (two_factor_code: string): Promise<number> => {
      const payload = { e_mail: ada.e_mail, pass: ada.pass, two_factor_code }
      return (await http.inject({ method: 'POST', url: '/answer/api/v1/user/login/email', payload })).statusCode
    }
    expect(await signIn(app.code(5))).toBe(400)
    expect(await signIn(app.code())).toBe(200)
  })

  it('B13 the list of backups is not copied, also where an older version wrote it', async () => {
    const { site } = await filledSite(open)
    const folder = await newFolder()
    const [file, older] = [join(folder, 'site.jsonl.gz'), join(folder, 'older.jsonl.gz')] as const
    const row = { slot: 1, active: 1, created_at: 1, finished_at: null, file }
    await site.ctx.db.insertInto('backups').values(row).execute()
    const { tables } = await writeBackup(site.ctx, file)
    expect(tables.has('backups')).toBe(false)
    await writeFile(older, withTable(await readFile(file), { name: 'backups', row }))
    for (const one of [file, older]) {
      const target = await emptySite(site, OTHER[engine])
      await restore(one, target)
      expect(await target.db.selectFrom('backups').select('id').execute()).toEqual([])
      expect(await target.db.selectFrom('questions').select('id').execute()).toHaveLength(1)
      expect(await verifyBackup(one, plain(site))).toBeDefined()
    }
  })

  it('B7 a backup leaves the schema as it is, and contains every table of the search', async () => {
    const site = await open()
    const isOfSearch = (name: string) => name.startsWith('search_')
    const names = (await site.ctx.db.introspection.getTables()).map(({ name }) => name)
    const own = (await ownTables(site.ctx.db)).map(({ name }) => name)
    expect(own.filter(isOfSearch).toSorted()).toEqual(names.filter(isOfSearch).toSorted())
    // Simulates a newer version, in which this migration is new.
    await site.ctx.db.deleteFrom('schema_migrations').where('name', '=', NEWEST).execute()
    const file = join(await newFolder(), 'site.jsonl.gz')
    expect(await runOn(site, 'backup', file)).toMatchObject({ code: 0 })
    expect(await runOn(site, 'jobs', 'list')).toMatchObject({ code: 0 })
    expect((await compareSchema(site.ctx.db, migrationSets)).missing).toEqual([NEWEST])
    const nothing = await emptySite(site, engine)
    expect((await runQuandary('backup', file, '--data-dir', nothing.config.dataDir)).errors).toMatch(/has no site/)
  })
})

it('B3 a changed byte is found, wherever it is, and so is an end that is missing', async () => {
  const { site, file } = await smallBackup()
  const whole = await readFile(file)
  const step = Math.ceil(whole.length / 150)
  const positions = [...whole.keys()].filter((at) => at < 20 || at >= whole.length - 20 || at % step === 0)
  const changed = join(await newFolder(), 'changed.jsonl.gz')
  const missed: number[] = []
  for (const position of positions) {
    const bytes = Buffer.from(whole)
    bytes.writeUInt8(bytes.readUInt8(position) ^ 0xff, position)
    await writeFile(changed, bytes)
    const isFound = await readBackup(changed).then(
      () => false,
      (error: unknown) => error instanceof BrokenBackup,
    )
    if (!isFound) missed.push(position)
  }
  expect(missed).toEqual([])
  expect(positions.length).toBeGreaterThan(100)
  await writeFile(changed, whole.subarray(0, -30))
  await expect(verifyBackup(changed, plain(site))).rejects.toThrow(BrokenBackup)
  // Compressed again after the change, so that only the hashes reveal it.
  const text = gunzipSync(whole).toString()
  const forged = text.replace('Ada', 'Eve')
  expect(forged).not.toBe(text)
  await writeFile(changed, gzipSync(forged))
  expect(await runQuandary('backup', 'verify', changed)).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/cannot be used\. The rows of \w+ were changed\.\n/),
  })
})

/** Returns a copy with one bit changed. */
function flipped(whole: Buffer, position: number): Buffer {
  const bytes = Buffer.from(whole)
  bytes.writeUInt8(bytes.readUInt8(position) ^ 1, position)
  return bytes
}

it(
  'B8 an encrypted backup is opened by its passphrase alone, and a changed byte is found',
  { timeout: 120_000 },
  async () => {
    const { site } = await smallBackup()
    const folder = await newFolder()
    const [file, right, wrong] = ['site.jsonl.gz.age', 'right', 'wrong'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ]
    await writeFile(right, `${PASSPHRASE}\n`)
    await writeFile(wrong, 'another passphrase\n')
    const saved = await runOn(site, 'backup', file, '--passphrase-file', right)
    expect(saved, saved.errors).toMatchObject({ code: 0 })
    expect((await stat(file)).mode & 0o077, 'readable by its owner alone').toBe(0)
    const whole = await readFile(file)
    expect(whole.subarray(0, 40).toString()).toMatch(/^age-encryption\.org\/v1\n-> scrypt /)
    expect(await runQuandary('backup', 'verify', file, '--passphrase-file', right)).toMatchObject({ code: 0 })
    // Every program that supports the age format can open the backup.
    const decrypter = new Decrypter()
    decrypter.addPassphrase(PASSPHRASE)
    const content = await decrypter.decrypt(whole)
    expect(gunzipSync(content).toString()).toMatch(/^\{"format":"quandary-backup"/)
    // A backup that another program encrypted can be read.
    const encrypter = new Encrypter()
    encrypter.setScryptWorkFactor(QUICK_WORK)
    encrypter.setPassphrase(PASSPHRASE)
    const quick = Buffer.from(await encrypter.encrypt(content))
    const changed = join(folder, 'changed')
    await writeFile(changed, quick)
    expect(await readBackup(changed, {}, { passphrase: PASSPHRASE })).toMatchObject({ rows: expect.any(Number) })
    const target = await emptySite(site, 'sqlite3')
    const restored = ['restore', file, '--data-dir', target.config.dataDir]
    expect(await runQuandary(...restored)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('It is encrypted. Name'),
    })
    const refused = await runQuandary(...restored, '--passphrase-file', wrong)
    expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining('another passphrase') })
    expect(await runQuandary(...restored, '--passphrase-file', right)).toMatchObject({ code: 0 })
    expect(await target.db.selectFrom('questions').select('title').execute()).toHaveLength(1)
    const missed: string[] = []
    // Positions in the file key, the hash of the header, the content, and the last tag.
    const head = quick.indexOf('---')
    const damaged = new Map([
      ...[50, head + 8, Math.floor(quick.length / 2), quick.length - 1].map(
        (position) => [`${position} of the other program`, flipped(quick, position)] as const,
      ),
      ['content', flipped(whole, Math.floor(whole.length / 2))],
      ['end', whole.subarray(0, -20)],
    ])
    for (const [what, bytes] of damaged) {
      await writeFile(changed, bytes)
      const isFound = await readBackup(changed, {}, { passphrase: PASSPHRASE }).then(
        () => false,
        (error: unknown) => error instanceof BrokenBackup,
      )
      if (!isFound) missed.push(what)
    }
    expect(missed).toEqual([])
    await writeFile(changed, quick.subarray(0, -20))
    await expect(readBackup(changed, {}, { passphrase: PASSPHRASE })).rejects.toThrow(BrokenBackup)
    await writeFile(wrong, 'too short\n')
    expect(await runOn(site, 'backup', file, '--passphrase-file', wrong)).toMatchObject({ code: 2 })
    expect((await runOn(site, 'backup', file, '--passphrase-file', join(folder, 'none'))).errors).toMatch(
      /cannot be read/,
    )
  },
)

it('B4 a file that is no backup, of a newer version, or that does not fit is refused before a site is replaced', async () => {
  const { site, file } = await smallBackup()
  const folder = await newFolder()
  const other = join(folder, 'other')
  const target = await emptySite(site, 'sqlite3')
  const refusal = async (content: Buffer | string): Promise<string> => {
    await writeFile(other, content)
    const { code, errors } = await runQuandary('restore', other, '--force', '--data-dir', target.config.dataDir)
    expect(code).toBe(1)
    return errors.trim().slice(other.length + 1)
  }
  await restore(file, target)
  expect(await refusal('hello')).toMatch(/^cannot be used\. It is/)
  expect(await refusal('')).toMatch(/cut off/)
  expect(await refusal(gzipSync('{"a":1}\n'))).toBe('cannot be used. It is no backup of Quandary.')
  const lines = gunzipSync(await readFile(file))
    .toString()
    .split('\n')
  const withHeader = (header: object) =>
    withBody([JSON.stringify({ ...JSON.parse(lines[0] ?? ''), ...header }), ...lines.slice(1, -2)])
  const withBody = (body: readonly string[]) => {
    // Writes the end line again, with the hash of the changed lines.
    const end = JSON.parse(lines.at(-2) ?? '') as { sha256: string }
    const text = `${body.join('\n')}\n`
    return gzipSync(`${text}${JSON.stringify({ ...end, sha256: createHash('sha256').update(text).digest('hex') })}\n`)
  }
  expect(await refusal(withHeader({ version: 99, program: '9.9.9' }))).toMatch(/written by Quandary 9\.9\.9/)
  expect(await refusal(withHeader({ schema: ['users/9999-future'] }))).toMatch(/unknown steps: users\/9999-future/)
  const renamed = lines.slice(0, -2).map((line) => line.replace('"url_title"', '"url_titel"'))
  expect(renamed).not.toEqual(lines.slice(0, -2))
  expect(await refusal(withBody(renamed))).toMatch(/no table questions with these columns/)
  expect((await runQuandary('restore', join(folder, 'none'), '--data-dir', folder)).errors).toMatch(/There is no file/)
  expect(await target.db.selectFrom('questions').select('title').execute()).toHaveLength(1)
})

async function smallBackup(): Promise<{ site: TestSite; file: string }> {
  const site = await openSite('sqlite3')
  cleanups.push(() => site.close())
  await filledSite(async () => site)
  const file = join(await newFolder(), 'site.jsonl.gz')
  await writeBackup(site.ctx, file)
  return { site, file }
}

/** Returns the bytes of a backup to which a table with one row was added. */
function withTable(backup: Buffer, { name, row }: { name: string; row: object }): Buffer {
  const [header = '', ...lines] = gunzipSync(backup).toString().trimEnd().split('\n')
  const end = JSON.parse(lines.pop() ?? '') as { tables: number; rows: number }
  const hash = (text: string): string => createHash('sha256').update(text).digest('hex')
  const values = JSON.stringify(Object.values(row))
  const table = [
    JSON.stringify({ table: name, columns: Object.keys(row), last_id: 1 }),
    values,
    JSON.stringify({ rows: 1, sha256: hash(`${values}\n`) }),
  ]
  const text = `${[header, ...table, ...lines].join('\n')}\n`
  const last = { ...end, tables: end.tables + 1, rows: end.rows + 1, sha256: hash(text) }
  return gzipSync(`${text}${JSON.stringify(last)}\n`)
}

/** Adds a job that nobody handles, and returns its id. */
async function addJob({ db, jobs }: AppContext): Promise<number> {
  await jobs.add(db, defineJob('nothing'), {})
  const { id } = await db.selectFrom('jobs').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  return id
}

/** Returns the highest id that each table ever assigned, from a backup. */
async function lastIds(file: string): Promise<Record<string, number>> {
  const ids: Record<string, number> = {}
  await readBackup(file, {
    async table({ table, last_id }) {
      ids[table] = last_id
    },
  })
  return ids
}
