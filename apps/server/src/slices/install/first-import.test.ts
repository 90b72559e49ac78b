import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { expectAlarm } from '../../../test/alarm.ts'
import type { TestSetup } from '../../../test/harness.ts'
import { describeInstaller } from '../../../test/harness.ts'

const DUMP = join(import.meta.dirname, '../../import/stackexchange/fixtures/small')
const answers = {
  lang: 'en_US',
  site_name: 'Brewers',
  site_url: 'https://brew.example',
  contact_email: 'hello@brew.example',
  name: 'Ines Duarte',
  password: 'fermentation',
  email: 'ines@brew.example',
}
const DUMP_FORM = { content: 'import', import_format: 'stackexchange', import_source: 'old site' } as const

describeInstaller('the first import', (open) => {
  /** A folder for imports with a dump, and a database that is configured. */
  async function prepare(env?: Record<string, string>): Promise<TestSetup> {
    const setup = await open(env)
    await mkdir(join(setup.dataDir, 'imports'))
    await cp(DUMP, join(setup.dataDir, 'imports', 'old site'), { recursive: true })
    await writeFile(join(setup.dataDir, 'imports', 'broken.sql'), 'no dump')
    await setup.api().call('initInstallation', { body: setup.databaseForm })
    return setup
  }

  /** Returns a client with the token of the newest link to the import in the log. */
  const followerOf = (setup: TestSetup) => setup.api(setup.links.at(-1)?.split('#')[1])

  async function stateOf(setup: TestSetup) {
    const { data } = await followerOf(setup).call('getInstallationImport')
    if (!data) throw new Error('There is no answer')
    return data
  }

  /** Polls the operation that reports the import, until the import has ended. */
  const ended = (setup: TestSetup) =>
    vi.waitFor(
      async () => {
        const state = await stateOf(setup)
        expect(state.state).not.toBe('running')
        return state
      },
      { timeout: 60_000, interval: 20 },
    )

  it('N14 lists the folder for imports, and imports nothing outside of it', async () => {
    const setup = await open()
    const api = setup.api()
    const folder = join(setup.dataDir, 'imports')
    expect((await api.call('listInstallationSources')).data).toEqual({ folder, sources: [] })
    await mkdir(join(folder, 'upfiles'), { recursive: true })
    await writeFile(join(folder, 'askbot.sql'), 'x'.repeat(12))
    await writeFile(join(folder, '.hidden'), '')
    await symlink('/nowhere', join(folder, 'lost'))
    expect((await api.call('listInstallationSources')).data?.sources).toEqual([
      { name: 'askbot.sql', is_folder: false, size: 12 },
      { name: 'upfiles', is_folder: true, size: 0 },
    ])
    await api.call('initInstallation', { body: setup.databaseForm })
    for (const import_source of ['../config.yaml', '/etc/passwd', '..', '.hidden', '', 'absent']) {
      const body = { ...answers, ...DUMP_FORM, import_source }
      const { error } = await api.call('installSite', { body })
      expect(error, import_source).toMatchObject({ kind: 'fields', fields: [{ error_field: 'import_source' }] })
    }
    const wrong = { ...answers, ...DUMP_FORM, import_source: 'upfiles' }
    const uploads = await api.call('installSite', { body: { ...wrong, import_uploads: '..' } })
    expect(uploads.error).toMatchObject({ fields: [{ error_field: 'import_uploads' }] })
    const zone = await api.call('installSite', { body: { ...wrong, import_time_zone: 'Europe/Atlantis' } })
    expect(zone.error).toMatchObject({ fields: [{ error_field: 'import_time_zone' }] })
    expect(await stateOf(setup)).toMatchObject({ state: 'none' })
    expect((await api.call('checkInstallationConfig')).data?.db_table_exist).toBe(false)
  })

  it('N15 imports before the site is served, and reports what could not be used', { timeout: 120_000 }, async () => {
    const setup = await prepare()
    const api = setup.api()
    expect((await api.call('installSite', { body: { ...answers, ...DUMP_FORM } })).error).toBeUndefined()
    const done = await ended(setup)
    expect(done).toMatchObject({ state: 'done', message: '' })
    expect(done.counts.find(({ noun }) => noun === 'questions')).toMatchObject({ here: expect.any(Number) })
    expect(done.unusable.length).toBeGreaterThan(0)
    expect(JSON.parse(await readFile(done.report, 'utf8'))).toMatchObject({ source: 'old site' })
    expect((await followerOf(setup).call('openInstalledSite')).error).toBeUndefined()
    const site = await setup.installed
    const { data } = await site.api().call('listQuestions', { query: { page_size: 100 } })
    expect(data?.count).toBe(done.counts.find(({ noun }) => noun === 'questions')?.here)
    const { email: e_mail, password: pass } = answers
    expect((await site.api().call('loginByEmail', { body: { e_mail, pass } })).data).toMatchObject({ role_id: 2 })
    expect(await readdir(setup.dataDir)).not.toContain('first-import.json')
  })

  it('N16 refuses every other call until it is finished, and starts a failed import again', async () => {
    const setup = await prepare()
    const api = setup.api()
    const refused = { status: 403, reason: 'error.install.already_installed' }
    expect((await api.call('retryInstallationImport', { body: {} })).error).toMatchObject(refused)
    expect((await api.call('openInstalledSite')).error).toMatchObject(refused)
    const broken = { ...DUMP_FORM, import_source: 'broken.sql' }
    expect((await api.call('installSite', { body: { ...answers, ...broken } })).error).toBeUndefined()
    const failed = await ended(setup)
    expect(failed).toMatchObject({ state: 'failed', interrupted: false })
    expect(failed.message).toContain('broken.sql is a file')
    for (const call of [
      api.call('installSite', { body: { ...answers, email: 'other@brew.example' } }),
      api.call('checkInstallationConfig'),
      api.call('checkInstallationDatabase', { body: setup.databaseForm }),
      api.call('initInstallation', { body: setup.databaseForm }),
    ]) {
      expect((await call).error).toMatchObject(refused)
    }
    const follower = followerOf(setup)
    const absent = await follower.call('retryInstallationImport', { body: { ...broken, import_source: 'absent' } })
    expect(absent.error).toMatchObject({ fields: [{ error_field: 'import_source' }] })
    expect((await follower.call('retryInstallationImport', { body: {} })).error).toBeUndefined()
    expect(await ended(setup)).toMatchObject({ state: 'failed' })
    const { import_format, import_source } = DUMP_FORM
    const again = await follower.call('retryInstallationImport', { body: { import_format, import_source } })
    expect(again.error).toBeUndefined()
    expect(await ended(setup)).toMatchObject({ state: 'done' })
  })

  it('N17 can go on after the server ended in the middle', { timeout: 120_000 }, async () => {
    const setup = await prepare()
    await setup.api().call('installSite', { body: { ...answers, ...DUMP_FORM } })
    const next = await setup.restart()
    expect(await stateOf(next)).toMatchObject({ state: 'failed', interrupted: true })
    expect((await followerOf(next).call('retryInstallationImport', { body: {} })).error).toBeUndefined()
    const done = await ended(next)
    expect(done).toMatchObject({ state: 'done' })
    await followerOf(next).call('openInstalledSite')
    const { data } = await (await next.installed).api().call('listQuestions', { query: { page_size: 100 } })
    expect(data?.count).toBe(done.counts.find(({ noun }) => noun === 'questions')?.here)
  })

  it('N19 shows and does nothing without the token of the import, which the log has as well', async () => {
    const setup = await prepare()
    const token = 'a-token-the-browser-made-itself'
    await setup.api(token).call('installSite', { body: { ...answers, ...DUMP_FORM } })
    expect(setup.links).toEqual([`http://127.0.0.1:9080/install#${token}`])
    expect(await ended(setup)).toMatchObject({ state: 'done' })
    const needed = { status: 401, reason: 'error.install.import_token_needed' }
    expect((await setup.api(token).call('getInstallationImport')).error).toBeUndefined()
    expect((await setup.api().call('getInstallationImport')).error).toMatchObject(needed)
    const another = await setup.restart()
    expect(another.links).toEqual([expect.stringMatching(/install#[\w-]{22}$/)])
    for (const api of [another.api(), another.api(token), another.api('x')]) {
      for (const call of [
        api.call('getInstallationImport'),
        api.call('listInstallationSources'),
        api.call('retryInstallationImport', { body: {} }),
        api.call('openInstalledSite'),
      ]) {
        expect((await call).error).toMatchObject(needed)
      }
    }
    expect((await followerOf(another).call('listInstallationSources')).error).toBeUndefined()
    expect((await followerOf(another).call('openInstalledSite')).error).toBeUndefined()
    await another.installed
  })

  it.each([
    [{ HOST: '::1' }, 'http://[::1]:9080/install#'],
    [{ SITE_URL: 'https://brew.example/community/' }, 'https://brew.example/community/install#'],
  ])('N19 the link in the log leads to the installer: %j', async (env, address) => {
    const setup = await prepare(env)
    await setup.api().call('installSite', { body: { ...answers, ...DUMP_FORM, import_source: 'broken.sql' } })
    expect(setup.links).toEqual([expect.stringMatching(/#[\w-]{22}$/)])
    expect(setup.links[0]?.startsWith(address)).toBe(true)
    await ended(setup)
  })

  it('N23 of two installations at the same time one is stored, with the content it begins with', async () => {
    const setup = await prepare()
    const emails = ['ines@brew.example', 'other@brew.example']
    const calls = emails.map((email) => setup.api().call('installSite', { body: { ...answers, ...DUMP_FORM, email } }))
    const reasons = (await Promise.all(calls)).map(({ error }) => error?.reason)
    expect(reasons).toHaveLength(2)
    expect(new Set(reasons)).toEqual(new Set([undefined, 'error.install.already_installed']))
    expect(setup.links).toHaveLength(1)
    expect(await ended(setup)).toMatchObject({ state: 'done' })
    expect((await followerOf(setup).call('openInstalledSite')).error).toBeUndefined()
    const api = (await setup.installed).api()
    const logins = emails.map((e_mail) => api.call('loginByEmail', { body: { e_mail, pass: answers.password } }))
    const isIn = (await Promise.all(logins)).map(({ error }) => error === undefined)
    expect(isIn).toEqual(reasons.map((reason) => reason === undefined))
  })

  it('N20 starts a failed import again once and opens it once, whatever is asked for at the same time', async () => {
    const setup = await prepare()
    await setup.api().call('installSite', { body: { ...answers, ...DUMP_FORM, import_source: 'broken.sql' } })
    expect(await ended(setup)).toMatchObject({ state: 'failed' })
    const api = followerOf(setup)
    const { import_format, import_source } = DUMP_FORM
    const retry = () => api.call('retryInstallationImport', { body: { import_format, import_source } })
    const accepted = async (...calls: Promise<{ error?: { reason: string } }>[]) => {
      const reasons = (await Promise.all(calls)).map(({ error }) => error?.reason)
      expect(new Set(reasons)).toEqual(new Set([undefined, 'error.install.already_installed']))
      return reasons.flatMap((reason, index) => (reason === undefined ? [index] : []))
    }
    expect(await accepted(retry(), retry(), retry())).toHaveLength(1)
    expect(await ended(setup)).toMatchObject({ state: 'done' })
    const next = await setup.restart()
    const following = followerOf(next)
    const again = following.call('retryInstallationImport', { body: { import_format, import_source } })
    const won = await accepted(again, following.call('openInstalledSite'), following.call('openInstalledSite'))
    expect(won).toHaveLength(1)
    if (won[0] === 0) {
      expect(await ended(next)).toMatchObject({ state: 'done' })
      expect((await following.call('openInstalledSite')).error).toBeUndefined()
    }
    await next.installed
    expect(await readdir(setup.dataDir)).not.toContain('first-import.json')
  })

  it('N21 stores no site whose import it could not note, and forgets the note of a site that was not stored', async () => {
    const setup = await prepare()
    const note = join(setup.dataDir, 'first-import.json')
    // A folder in place of the file makes writing the file fail.
    await mkdir(join(note, 'in the way'), { recursive: true })
    expectAlarm(/EISDIR|ENOTEMPTY|EEXIST/)
    expectAlarm(/base-info was answered with 500/)
    const body = { ...answers, ...DUMP_FORM }
    expect((await setup.api().call('installSite', { body })).error).toMatchObject({ status: 500 })
    expect((await setup.api().call('checkInstallationConfig')).data?.db_table_exist).toBe(false)
    await rm(note, { recursive: true })
    const refused = await setup.api().call('installSite', { body: { ...body, password: 'with a space' } })
    expect(refused.error).toMatchObject({ kind: 'fields' })
    expect((await setup.api().call('installSite', { body: { ...answers, content: 'empty' } })).error).toBeUndefined()
    await setup.installed
    expect(await readdir(setup.dataDir)).not.toContain('first-import.json')
  })

  it('N18 begins with sample content', { timeout: 60_000 }, async () => {
    const setup = await prepare()
    const { error } = await setup.api().call('installSite', { body: { ...answers, content: 'sample' } })
    expect(error).toBeUndefined()
    const { data } = await (await setup.installed).api().call('listQuestions', {})
    expect(data?.count).toBeGreaterThan(5)
  })
})
