import { chmod, lstat, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unwrap } from '@quandary/api-client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { expectAlarm } from '../../test/alarm.ts'
import type { TestSite } from '../../test/harness.ts'
import { describeOnEveryEngine, openSite } from '../../test/harness.ts'
import { runOn, runQuandary } from '../../test/processes/run-quandary.ts'
import { defineJob } from '../platform/jobs/job-queue.ts'
import { enabledCode } from '../slices/two-factor/two-factor.test-data.ts'
import { readSettings, reloadAllSettings } from '../slices/site-settings/index.ts'
import { commandGroups } from './commands.ts'
import type { Finding } from './doctor/finding.ts'

it('CL1 help lists every command by purpose, explains each, and an unknown command ends with 2', async () => {
  const { code, output } = await runQuandary('help')
  expect([code, output]).toEqual([0, expect.stringContaining('Exit codes: 0 success, 1 ')])
  const commands = commandGroups.flatMap((group) => group.commands)
  expect(commands.length).toBeGreaterThan(10)
  for (const { name, summary, help } of commands) {
    expect(output).toContain(`${name} `)
    expect(output).toContain(summary)
    expect(await runQuandary('help', name)).toEqual({ code: 0, output: `${help}\n`, errors: '' })
    expect((await runQuandary(name, '--help')).output).toBe(`${help}\n`)
    expect(help).toMatch(new RegExp(`^quandary ${name}\\b`))
  }
  expect(await runQuandary('--help')).toEqual({ code: 0, output, errors: '' })
  expect((await runQuandary('--version')).output).toMatch(/^\d+\.\d+\.\d+\n$/)
  for (const args of [['hlep'], ['help', 'hlep']]) {
    expect(await runQuandary(...args)).toMatchObject({ code: 2, errors: expect.stringContaining("'hlep' is not") })
  }
})

it('CL6 a template has the plural forms of its language and can be used; the check names what cannot be used', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quandary-languages-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'ar.json')
  expect(await runQuandary('languages', 'template', 'ar', file)).toMatchObject({ code: 0, output: '' })
  const template = JSON.parse(await readFile(file, 'utf8'))
  expect(template).toMatchObject({ tag: 'ar', name: 'العربية', direction: 'rtl' })
  const forms = Object.keys(template.messages.site).filter((key) => key.startsWith('answers.count_'))
  expect(forms.toSorted()).toEqual(
    ['few', 'many', 'one', 'other', 'two', 'zero'].map((form) => `answers.count_${form}`),
  )
  const whole = await runQuandary('languages', 'check', file)
  expect(whole).toMatchObject({ code: 0, output: 'العربية: 100% translated, 0 problems\n' })
  expect(JSON.parse((await runQuandary('languages', 'template', 'de_DE')).output)).toMatchObject({ direction: 'ltr' })
  template.messages.site['header.ask'] = '{{who}}'
  delete template.messages.site['answers.count_few']
  await writeFile(file, JSON.stringify(template))
  expect(await runQuandary('languages', 'check', file)).toMatchObject({
    code: 1,
    output: expect.stringMatching(
      /^site\.answers\.count_few: .*few.*\nsite\.header\.ask: .*\{\{who}}.*\n.*99% translated/,
    ),
  })
  for (const args of [['template', 'xx_XX_xx'], ['template'], ['check'], ['translate', 'ar']]) {
    expect(await runQuandary('languages', ...args), args.join(' ')).toMatchObject({ code: 2 })
  }
  expect(await runQuandary('languages', 'template', 'ar', file), 'no file is replaced').toMatchObject({ code: 1 })
})

function login(site: TestSite, e_mail: string, pass: string) {
  return site.api().call('loginByEmail', { body: { e_mail, pass } })
}

describeOnEveryEngine('commands', (open) => {
  it('CL2 people are listed, created, given a role and a password by the rules of the back office', async () => {
    const site = await open()
    const made = await runOn(site, 'users', 'create', 'Ada Lovelace', 'ada@example.com', '--role', 'moderator')
    expect(made, made.errors).toMatchObject({ code: 0 })
    const [, username = '', password = ''] = /^Username: (\S+)\nPassword: (\S+)\n$/.exec(made.output) ?? []
    const { access_token } = await unwrap(login(site, 'ada@example.com', password))
    expect(await unwrap(site.api(access_token).call('getCurrentUser'))).toMatchObject({ role_id: 3, username })
    const listed = await runOn(site, 'users', 'list', '--json')
    expect(JSON.parse(listed.output)).toEqual([
      expect.objectContaining({ username, role_name: 'Moderator' }),
      expect.objectContaining({ username: 'admin' }),
    ])
    expect((await runOn(site, 'users', 'list', '--query', 'lovelace')).output).toMatch(
      /^username +e-mail +role +status +name\n\S+ +ada@example\.com +Moderator +normal +Ada Lovelace\n$/,
    )
    expect(await runOn(site, 'users', 'role', username, 'member')).toMatchObject({ code: 0 })
    expect((await site.api(access_token).call('listSessions')).error, 'the session has ended').toMatchObject({
      status: 401,
    })
    const reset = await runOn(site, 'users', 'reset-password', 'ADA@example.com')
    const [, second = ''] = /Password: (\S+)/.exec(reset.output) ?? []
    expect((await login(site, 'ada@example.com', password)).error).toBeDefined()
    expect((await unwrap(login(site, 'ada@example.com', second))).role_id).toBe(1)
    const again = await runOn(site, 'users', 'create', 'Ada', 'ada@example.com')
    expect(again).toMatchObject({ code: 1, errors: expect.stringMatching(/e-?mail/i) })
    expect(await runOn(site, 'users', 'role', 'nobody', 'admin')).toMatchObject({
      code: 1,
      errors: 'Nobody has the username or the e-mail address nobody.\n',
    })
    for (const args of [['users'], ['users', 'role', username, 'king'], ['users', 'list', '--status', 'x']]) {
      expect(await runOn(site, ...args)).toMatchObject({ code: 2 })
    }
  })

  it('CL2 a lost second factor is turned off, also that of the only administrator', async () => {
    const site = await open()
    const { id, token, username } = await site.admin()
    await enabledCode(site, token, 'admin-password')
    const signIn = () => login(site, 'admin@qa.test', 'admin-password')
    expect((await signIn()).error).toMatchObject({ reason: 'error.two_factor.code_required' })
    expect(await runOn(site, 'users', 'disable-two-factor', username)).toEqual({
      code: 0,
      output: `Two-factor authentication of ${username} is off.\n`,
      errors: '',
    })
    const { access_token } = await unwrap(signIn())
    const [entry] = (await unwrap(site.api(access_token).call('listAuditLog', { query: { user_id: String(id) } }))).list
    expect(entry).toMatchObject({ action: 'user.two_factor' })
    expect(await runOn(site, 'users', 'disable-two-factor', username)).toMatchObject({
      code: 1,
      errors: 'Two-factor authentication is off.\n',
    })
  })

  it('CL3 a site that has its bucket from the environment loads its own export again', async () => {
    const site = await open()
    vi.stubEnv('S3_BUCKET', 'example')
    vi.stubEnv('S3_ENDPOINT', 'https://s3.example.com')
    vi.stubEnv('S3_ACCESS_KEY_ID', 'key')
    vi.stubEnv('S3_SECRET_ACCESS_KEY', 'hush-hush')
    onTestFinished(() => void vi.unstubAllEnvs())
    const file = join(site.dataDir, 'settings.json')
    expect(await runOn(site, 'settings', 'export', file)).toMatchObject({ code: 0, errors: '' })
    expect(await runOn(site, 'settings', 'import', file)).toMatchObject({ code: 0, errors: '' })
    expect((await runOn(site, 'settings', 'get', 'storage.bucket')).output).toBe('example\n')
  })

  it('CL3 settings are read, changed, exported and imported again, and no secret is shown', async () => {
    const site = await open()
    const admin = site.api((await site.admin()).token)
    await unwrap(
      admin.call('updateSmtpSettings', {
        body: {
          smtp_host: 'mail.example.com',
          smtp_username: 'me',
          smtp_password: 'hush-hush',
          smtp_authentication: true,
        },
      }),
    )
    expect(await runOn(site, 'settings', 'set', 'general.name', 'Bread & Co')).toMatchObject({ code: 0 })
    expect(await runOn(site, 'settings', 'set', 'site_write.min_tags', '2')).toMatchObject({ code: 0 })
    expect(await runOn(site, 'settings', 'set', 'privileges.level', '3')).toMatchObject({ code: 0 })
    expect((await runOn(site, 'settings', 'get', 'general.name')).output).toBe('Bread & Co\n')
    expect(JSON.parse((await runOn(site, 'settings', 'get', 'site_write')).output)).toMatchObject({ min_tags: 2 })
    const file = join(site.dataDir, 'settings.json')
    // A link to a file that others may read: the export must replace it, not follow it.
    await writeFile(join(site.dataDir, 'elsewhere'), 'untouched', { mode: 0o644 })
    await symlink(join(site.dataDir, 'elsewhere'), file)
    const exported = await runOn(site, 'settings', 'export', file)
    expect(exported, exported.errors).toMatchObject({ code: 0 })
    const saved = await readFile(file, 'utf8')
    expect(saved).not.toContain('hush-hush')
    expect((await lstat(file)).mode & 0o077).toBe(0)
    expect(await readFile(join(site.dataDir, 'elsewhere'), 'utf8')).toBe('untouched')
    const all = JSON.parse(saved) as { settings: unknown }
    expect(all).toMatchObject({ format: 'quandary-settings', version: 1, site: 'Bread & Co' })
    await runOn(site, 'settings', 'set', 'general.name', 'Other')
    await runOn(site, 'settings', 'set', 'privileges.level', '1')
    const loaded = await runOn(site, 'settings', 'import', file)
    expect(loaded, loaded.errors).toMatchObject({ code: 0 })
    expect(JSON.parse((await runOn(site, 'settings', 'get')).output)).toEqual(all.settings)
    // A settings file of the back office.
    const fromOffice = { format: 'quandary-settings', version: 1, site: 'x', settings: { site_write: { min_tags: 3 } } }
    await writeFile(file, JSON.stringify(fromOffice))
    expect(await runOn(site, 'settings', 'import', file)).toMatchObject({ code: 0 })
    expect((await runOn(site, 'settings', 'get', 'site_write.min_tags')).output).toBe('3\n')
    for (const [other, message] of [
      [{ ...fromOffice, version: 2 }, /newer version/],
      [fromOffice.settings, /is no file of settings/],
    ] as const) {
      await writeFile(file, JSON.stringify(other))
      expect((await runOn(site, 'settings', 'import', file)).errors).toMatch(message)
    }
    await reloadAllSettings(site.ctx)
    expect((await readSettings(site.ctx, 'general')).name).toBe('Bread & Co')
    expect((await readSettings(site.ctx, 'smtp')).password, 'the mask keeps it').toBe('hush-hush')
    expect((await readSettings(site.ctx, 'privileges')).level).toBe(3)
    expect(await runOn(site, 'settings', 'set', 'general.site_url', 'nowhere')).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^site_url: /),
    })
    expect((await runOn(site, 'settings', 'get', 'generl')).errors).toMatch(
      /^There is no group generl\. The groups are: /,
    )
    expect((await runOn(site, 'settings', 'get', 'general.nam')).errors).toMatch(/^There is no setting general\.nam\./)
    expect((await runOn(site, 'settings', 'set', 'site_write.min_tags', 'two')).errors).toMatch(/not JSON: two/)
  })

  it('CL3 an export is imported again where the environment names the bucket', async () => {
    const site = await open()
    onTestFinished(() => void vi.unstubAllEnvs())
    vi.stubEnv('S3_BUCKET', 'example')
    vi.stubEnv('S3_ENDPOINT', 'https://s3.example.com')
    vi.stubEnv('S3_ACCESS_KEY_ID', 'key')
    vi.stubEnv('S3_SECRET_ACCESS_KEY', 'hush-hush')
    const file = join(site.dataDir, 'settings.json')
    expect(await runOn(site, 'settings', 'export', file)).toMatchObject({ code: 0 })
    const imported = await runOn(site, 'settings', 'import', file)
    expect(imported, imported.errors).toMatchObject({ code: 0 })
    expect(JSON.parse((await runOn(site, 'settings', 'get', 'storage')).output)).toMatchObject({ bucket: 'example' })
  })

  it('CL4 jobs are listed without their payloads, and dead ones run again when they are retried', async () => {
    expectAlarm(/a job failed/)
    const site = await open()
    const greet = defineJob<{ name: string }>('greet')
    const done: string[] = []
    let isBroken = true
    site.ctx.jobs.handle(greet, async ({ payload }) => {
      if (isBroken) throw new Error('The phone is off\nand so on')
      done.push(payload.name)
    })
    await site.ctx.jobs.add(site.ctx.db, greet, { name: 'Confidential' })
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await site.ctx.jobs.drain()
      site.clock.advance(7 * 3_600_000)
    }
    const later = { kind: 'later', payload: '{}', run_at: Date.UTC(2100, 0), created_at: 1 }
    await site.ctx.db.insertInto('jobs').values(later).execute()
    const listed = await runOn(site, 'jobs', 'list')
    expect(listed.output).toMatch(/\d+ +greet +dead +12 +The phone is off\n(?:.*\n)*.* later +waiting/)
    expect(listed.output).not.toContain('Confidential')
    const [job] = JSON.parse((await runOn(site, 'jobs', 'list', '--json')).output) as [{ id: number; next_at: null }]
    expect(job).toMatchObject({ kind: 'greet', state: 'dead', attempts: 12, next_at: null })
    expect((await runOn(site, 'jobs', 'retry', '999999')).errors).toMatch(/^0 of 1 jobs are due now/)
    expect(await runOn(site, 'jobs', 'retry', '--dead')).toMatchObject({ output: 'Jobs that are due now: 1\n' })
    isBroken = false
    // The command uses the system clock, so the site's clock has to catch up.
    site.clock.advance(Math.max(0, Date.now() - site.clock.now()))
    await site.ctx.jobs.drain()
    expect(done).toEqual(['Confidential'])
    for (const args of [['jobs'], ['jobs', 'retry'], ['jobs', 'retry', 'x'], ['jobs', 'retry', '1', '--dead']]) {
      expect(await runOn(site, ...args)).toMatchObject({ code: 2 })
    }
  })

  it('CL9 plugins are installed without their scripts, listed, switched on and off, and removed', async () => {
    const site = await open()
    const folder = await mkdtemp(join(tmpdir(), 'quandary-plugin-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const manifest = { name: 'greeter', version: '1.0.0', type: 'module', exports: './main.js' }
    const scripts = { preinstall: 'touch ran', install: 'touch ran', postinstall: 'touch ran', prepare: 'touch ran' }
    await writeFile(join(folder, 'package.json'), JSON.stringify({ ...manifest, scripts }))
    const plugin = { kit: 1, slugName: 'greets', name: 'Greets', description: '', version: '2', link: 'https://a.test' }
    await writeFile(join(folder, 'main.js'), `export const plugin = ${JSON.stringify(plugin)}`)

    expect(await runOn(site, 'plugins', 'add', folder)).toEqual({
      code: 0,
      output: 'Start the server with PLUGINS=greeter\n',
      errors: '',
    })
    expect(await readdir(folder)).not.toContain('ran')
    expect(await runOn(site, 'plugins', 'enable', 'greets')).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/no plugin greets\. None is loaded/),
    })
    vi.stubEnv('PLUGINS', 'greeter,absent')
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(await runOn(site, 'plugins', 'list')).toEqual({
      code: 0,
      output: 'plugin  version  state  name\ngreets  2        off    Greets\n',
      errors: expect.stringMatching(/^plugin absent: .*installed neither/),
    })
    expect(await runOn(site, 'plugins', 'enable', 'greets')).toMatchObject({ code: 0, output: 'greets is on.\n' })
    expect(JSON.parse((await runOn(site, 'plugins', 'list', '--json')).output)).toMatchObject([
      { slug_name: 'greets', enabled: true },
    ])
    expect(await runOn(site, 'plugins', 'disable', 'greets')).toMatchObject({ code: 0, output: 'greets is off.\n' })
    expect(await runOn(site, 'plugins', 'remove', 'greeter', 'absent')).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/no package absent/),
    })
    expect(await runOn(site, 'plugins', 'remove', 'greeter')).toMatchObject({ code: 0 })
    expect(await readdir(join(site.dataDir, 'plugins', 'node_modules'))).not.toContain('greeter')
    expect(await runOn(site, 'plugins', 'add', folder)).toMatchObject({
      code: 1,
      output: 'Start the server with PLUGINS=greeter,absent\n',
      errors: expect.stringMatching(/^plugin absent: .*installed neither/),
    })
    const broken = await runOn(site, 'plugins', 'add', join(folder, 'nowhere'))
    expect(broken).toMatchObject({ code: 1, errors: expect.stringMatching(/^npm install failed: /) })
    for (const args of [['plugins'], ['plugins', 'list', 'x'], ['plugins', 'enable'], ['plugins', 'add']]) {
      expect(await runOn(site, ...args)).toMatchObject({ code: 2 })
    }
  })

  it('CL5 the doctor names each fault with a remedy and changes nothing', async () => {
    const site = await open()
    const answering = createServer((_request, response) => response.end('ok')).listen(0, '127.0.0.1')
    onTestFinished(() => void answering.close())
    const port = await new Promise<number>((resolve) => {
      answering.once('listening', () => resolve((answering.address() as AddressInfo).port))
    })
    const examine = async (): Promise<{ code: number; found: Map<string, Finding> }> => {
      const { code, output } = await runOn(site, 'doctor', '--json')
      const found = JSON.parse(output) as Finding[]
      for (const { level, remedy } of found) expect(remedy === undefined).toBe(level === 'ok')
      return { code, found: new Map(found.map((finding) => [finding.check, finding])) }
    }
    await runOn(site, 'settings', 'set', 'general.site_url', `http://127.0.0.1:${port}`)
    await chmod(site.dataDir, 0o700)
    const healthy = await examine()
    expect(healthy.code).toBe(0)
    const faults = [...healthy.found.values()].filter(({ level }) => level !== 'ok').map(({ check }) => check)
    expect(faults.filter((check) => check !== 'disk')).toEqual(['mail'])
    expect([...healthy.found.keys()]).toEqual(
      expect.arrayContaining(['node', 'data folder', 'permissions', 'database', 'schema', 'clock', 'jobs', 'address']),
    )
    await runOn(site, 'settings', 'set', 'general.site_url', 'https://no-such-host.invalid')
    await runOn(site, 'settings', 'set', 'smtp.smtp_host', '127.0.0.1')
    await runOn(site, 'settings', 'set', 'smtp.smtp_port', '1')
    await chmod(site.dataDir, 0o755)
    const exposed = join(site.dataDir, 'copy.yaml')
    await writeFile(exposed, '')
    await chmod(exposed, 0o644)
    await site.ctx.db
      .insertInto('jobs')
      .values({ ...DEAD_JOB })
      .execute()
    const ill = await examine()
    expect(ill.code).toBe(1)
    const levelOf = (check: string) => ill.found.get(check)?.level
    expect(['address', 'proxy', 'jobs', 'permissions'].map(levelOf)).toEqual(Array<string>(4).fill('warning'))
    expect(levelOf('mail')).toBe('error')
    expect(ill.found.get('permissions')?.message).toContain(exposed)
    expect(ill.found.get('mail')?.message).toMatch(/127\.0\.0\.1:1: .*ECONNREFUSED/)
    await site.ctx.db.deleteFrom('schema_migrations').where('name', '=', 'search/0003-search-engine').execute()
    const behind = await examine()
    expect(behind.found.get('schema')).toMatchObject({ level: 'error', remedy: expect.stringContaining('migrate') })
    expect((await site.ctx.db.selectFrom('schema_migrations').selectAll().execute()).length).toBeGreaterThan(10)
    await site.ctx.db.insertInto('schema_migrations').values({ name: 'future/1', applied_at: 1 }).execute()
    expect((await examine()).found.get('schema')?.message).toContain('newer version')
  })

  it('CL5 a bucket that does not answer is an error only where files are stored in it', async () => {
    const site = await open()
    const bucket = {
      BUCKET: 'example',
      ENDPOINT: 'http://127.0.0.1:1',
      ACCESS_KEY_ID: 'key',
      SECRET_ACCESS_KEY: 'hush',
    }
    for (const [name, value] of Object.entries(bucket)) vi.stubEnv(`S3_${name}`, value)
    onTestFinished(() => void vi.unstubAllEnvs())
    const levelWhere = async (uploads: string, backups: string) => {
      vi.stubEnv('S3_UPLOADS', uploads)
      vi.stubEnv('S3_BACKUPS', backups)
      const found: Finding[] = JSON.parse((await runOn(site, 'doctor', '--json')).output)
      return found.find(({ check }) => check === 'bucket')?.level
    }
    expect(await levelWhere('off', 'off')).toBe('warning')
    expect(await levelWhere('on', 'off')).toBe('error')
    expect(await levelWhere('off', 'on')).toBe('error')
  })
})

const DEAD_JOB = { kind: 'greet', payload: '{}', run_at: Number.MAX_SAFE_INTEGER, attempts: 12, created_at: 1 }

it('CL5 the doctor says where there is no site, and does not make one', async () => {
  const folder = join('/nonexistent', 'quandary')
  const { code, output } = await runQuandary('doctor', '--data-dir', folder)
  expect([code, output]).toEqual([1, expect.stringContaining(`There is no site in ${folder}.`)])
})

it('CL5 serve refuses read replicas of a SQLite database in one sentence', async () => {
  const site = await openSite('sqlite3')
  onTestFinished(() => site.close())
  vi.stubEnv('DB_REPLICA_HOSTS', 'db2.example.com')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await runOn(site, 'serve')).toMatchObject({
    code: 1,
    errors: 'Read replicas (DB_REPLICA_HOSTS) need PostgreSQL: a site on SQLite has a single database file\n',
  })
})
