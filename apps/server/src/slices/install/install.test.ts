import { existsSync } from 'node:fs'
import { stat, writeFile } from 'node:fs/promises'
import type { AddressInfo, Socket } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { expectAlarm } from '../../../test/alarm.ts'
import { describeInstaller, describeOnEveryEngine } from '../../../test/harness.ts'
import { readDatabaseConfig } from '../../config.ts'
import { openDatabase } from '../../platform/db/database.ts'

const answers = {
  lang: 'zh_CN',
  site_name: 'Brewers',
  site_url: 'https://brew.example/',
  contact_email: 'hello@brew.example',
  name: 'Ines Duarte',
  password: 'fermentation',
  email: 'ines@brew.example',
}

describeInstaller('installation', (open) => {
  it('N1 the installer offers the languages and finds nothing configured at first', async () => {
    const setup = await open()
    const { data } = await setup.api().call('listInstallationLanguages')
    expect(data?.map((option) => option.value)).toEqual(['en_US', 'zh_CN'])
    expect((await setup.api().call('checkInstallationConfig')).data).toEqual({
      config_file_exist: false,
      db_connection_success: false,
      db_table_exist: false,
    })
  })

  it('N2 the steps lead from a database to an installed site', async () => {
    const setup = await open()
    const api = setup.api()
    expect((await api.call('checkInstallationDatabase', { body: setup.databaseForm })).data).toEqual({
      connection_success: true,
    })
    expect((await api.call('initInstallation', { body: setup.databaseForm })).error).toBeUndefined()
    expect((await api.call('checkInstallationConfig')).data).toEqual({
      config_file_exist: true,
      db_connection_success: true,
      db_table_exist: false,
    })
    expect((await api.call('installSite', { body: answers })).error).toBeUndefined()
    const site = await setup.installed
    const info = (await site.api().call('getSiteInfo')).data
    expect(info?.general).toMatchObject({ name: 'Brewers', site_url: 'https://brew.example' })
    expect(info?.interface.language).toBe('zh_CN')
    const login = await site.api().call('loginByEmail', { body: { e_mail: answers.email, pass: answers.password } })
    expect(login.data).toMatchObject({ id: '1', role_id: 2, mail_status: 1, rank: 1, username: 'ines-duarte' })
  })

  it('N3 invalid fields of the site or the administrator are reported and nothing is stored', async () => {
    const setup = await open()
    const api = setup.api()
    await api.call('initInstallation', { body: setup.databaseForm })
    const wrong = { ...answers, site_url: 'brew', name: 'Ines/Duarte' }
    const address = await api.call('installSite', { body: wrong })
    expect(address.error).toMatchObject({ kind: 'fields', fields: [{ error_field: 'site_url' }] })
    const taken = await api.call('installSite', { body: { ...wrong, site_url: 'https://brew.example/questions' } })
    expect(taken.error).toMatchObject({
      fields: [{ error_field: 'site_url', error_msg: expect.stringContaining('https://example.com/community') }],
    })
    const name = await api.call('installSite', { body: { ...wrong, site_url: answers.site_url } })
    expect(name.error).toMatchObject({ kind: 'fields', fields: [{ error_field: 'name' }] })
    expect((await api.call('installSite', { body: answers })).error).toBeUndefined()
  })

  it('N4 an unreachable database is reported on the form, and no configuration is written', async () => {
    const setup = await open()
    const body = {
      db_type: 'postgres' as const,
      db_host: '127.0.0.1:1',
      db_name: 'x',
      db_username: 'x',
      db_password: 'x',
    }
    const { error } = await setup.api().call('initInstallation', { body })
    expect(error).toMatchObject({ kind: 'refused', display: 'alert', message: expect.stringContaining('127.0.0.1:1') })
    expect(existsSync(join(setup.dataDir, 'config.yaml'))).toBe(false)
  })

  it('N11 the refusal of a database says in plain words what to mend', async () => {
    const setup = await open()
    const { db_type } = setup.databaseForm
    const messageFor = async (changes: object) => {
      const body = { ...setup.databaseForm, ...changes }
      return (await setup.api().call('checkInstallationDatabase', { body })).error?.message ?? ''
    }
    if (db_type === 'sqlite3') {
      await writeFile(join(setup.dataDir, 'letter.txt'), 'Dear reader, this is no database. '.repeat(40))
      expect(await messageFor({ db_file: 'letter.txt' })).toBe(
        'letter.txt exists, but it is not an SQLite database. Choose another name.',
      )
      expect(await messageFor({ db_file: 'letter.txt/site.db' })).toContain('may not write to letter.txt/site.db')
    } else {
      expect(await messageFor({ db_host: 'no-such-host.invalid' })).toContain('no server called no-such-host.invalid')
      expect(await messageFor({ db_host: '127.0.0.1:1' })).toContain('Nothing accepts connections at 127.0.0.1:1')
      expect(await messageFor({ db_name: 'no_such_database' })).toContain('no database called no_such_database')
      expect(await messageFor({ db_username: 'no_such_role' })).toContain('does not accept this user name')
    }
    expect(await messageFor({})).toBe('')
  })

  it('N26 checking a database, or writing its configuration, creates neither files nor folders for it', async () => {
    const setup = await open()
    if (setup.databaseForm.db_type !== 'sqlite3') return
    const api = setup.api()
    const body = { ...setup.databaseForm, db_file: 'deep/below/site.db' }
    expect((await api.call('checkInstallationDatabase', { body })).data).toEqual({ connection_success: true })
    expect((await api.call('initInstallation', { body })).error).toBeUndefined()
    expect((await api.call('checkInstallationConfig')).data).toEqual({
      config_file_exist: true,
      db_connection_success: true,
      db_table_exist: false,
    })
    expect(existsSync(join(setup.dataDir, 'deep'))).toBe(false)
    expect((await api.call('installSite', { body: answers })).error).toBeUndefined()
    expect(existsSync(join(setup.dataDir, 'deep/below/site.db'))).toBe(true)
  })

  it('N27 stores the name of the site without markup, and refuses one that is nothing else', async () => {
    const setup = await open()
    const api = setup.api()
    await api.call('initInstallation', { body: setup.databaseForm })
    const nothing = await api.call('installSite', { body: { ...answers, site_name: '<b></b>' } })
    expect(nothing.error).toMatchObject({ kind: 'fields', fields: [{ error_field: 'site_name' }] })
    const body = { ...answers, site_name: 'Brew<b>ers</b> & friends<script>alert(1)</script>' }
    expect((await api.call('installSite', { body })).error).toBeUndefined()
    const site = await setup.installed
    expect((await site.api().call('getSiteInfo')).data?.general.name).toBe('Brewers & friends')
  })

  it('N10 a kind of database that is not supported is refused at its field', async () => {
    const setup = await open()
    for (const id of ['checkInstallationDatabase', 'initInstallation'] as const) {
      // The type of the contract forbids this value; other clients may still send it.
      const body = JSON.parse('{ "db_type": "mysql", "db_host": "127.0.0.1", "db_name": "x" }')
      const { error } = await setup.api().call(id, { body })
      expect(error).toMatchObject({
        status: 400,
        fields: [{ error_field: 'db_type', error_msg: 'Database type is invalid.' }],
      })
    }
    expect(existsSync(join(setup.dataDir, 'config.yaml'))).toBe(false)
  })

  it.each(['to a connection', 'to a query'])(
    'N9 a database server that never answers %s is given up within ten seconds',
    async (silence) => {
      // AuthenticationOk and ReadyForQuery of the PostgreSQL protocol, and nothing after them.
      const greeting = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])
      const sockets = new Set<Socket>()
      const silent = createServer((socket) => {
        sockets.add(socket.on('error', () => {}))
        if (silence === 'to a query') socket.once('data', () => socket.write(greeting))
      })
      await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
      try {
        const { port } = silent.address() as AddressInfo
        const body = { db_type: 'postgres' as const, db_host: `127.0.0.1:${port}`, db_name: 'x', db_username: 'x' }
        const setup = await open()
        const since = performance.now()
        const { error } = await setup.api().call('checkInstallationDatabase', { body })
        expect(error?.reason).toBe('error.database.connection_failed')
        expect(performance.now() - since).toBeLessThan(10_000)
        expect(sockets.size).toBe(1)
      } finally {
        for (const socket of sockets) socket.destroy()
        silent.close()
      }
    },
    15_000,
  )

  it('N5 the text of a configuration that cannot be written is returned', async () => {
    const setup = await open()
    await setup.blockDataDir()
    const { error } = await setup.api().call('initInstallation', { body: setup.databaseForm })
    expect(error).toMatchObject({ kind: 'refused', display: 'alert', message: "Can't create the config.yaml file." })
    expect(JSON.stringify(error)).toContain('database:')
  })

  it('N6 an unreadable configuration is reported', async () => {
    expectAlarm(/the configuration cannot be read/)
    const setup = await open()
    await writeFile(join(setup.dataDir, 'config.yaml'), 'not: a database')
    const { error } = await setup.api().call('checkInstallationConfig')
    expect(error?.reason).toBe('error.config.read_config_failed')
  })

  it('N24 an installation that could not be stored as a whole is not stored, and can be repeated', async () => {
    const setup = await open()
    const api = setup.api()
    await api.call('initInstallation', { body: setup.databaseForm })
    // Creates the tables, but no site, because the name is invalid.
    await api.call('installSite', { body: { ...answers, name: 'Ines/Duarte' } })
    const config = readDatabaseConfig(setup.dataDir)
    if (!config) throw new Error('There is no configuration')
    const opened = openDatabase(config, setup.dataDir)
    // This index allows one row of settings only.
    await sql`CREATE UNIQUE INDEX one_alone ON site_settings ((length(name) < 0))`.execute(opened.db)
    expectAlarm(/one_alone/)
    expectAlarm(/base-info was answered with 500/)
    expect((await api.call('installSite', { body: answers })).error).toMatchObject({ status: 500 })
    await sql`DROP INDEX one_alone`.execute(opened.db)
    await opened.close()
    expect((await api.call('installSite', { body: answers })).error).toBeUndefined()
    const site = await setup.installed
    const login = await site.api().call('loginByEmail', { body: { e_mail: answers.email, pass: answers.password } })
    expect(login.data).toMatchObject({ role_id: 2, username: 'ines-duarte' })
  })

  it('N25 DB_PREPARED=off is in force for the database that the installer is given', async () => {
    const setup = await open({ DB_PREPARED: 'off' })
    await setup.api().call('initInstallation', { body: setup.databaseForm })
    const config = readDatabaseConfig(setup.dataDir)
    expect(config).toMatchObject(config?.type === 'postgres' ? { prepared: false } : { type: 'sqlite3' })
    expect((await setup.api().call('installSite', { body: answers })).error).toBeUndefined()
    await setup.installed
  })

  it('N7 other accounts of the machine cannot read the database password', async () => {
    const setup = await open()
    await setup.api().call('initInstallation', { body: setup.databaseForm })
    const { mode } = await stat(join(setup.dataDir, 'config.yaml'))
    expect(mode & 0o077).toBe(0)
  })
})

describeOnEveryEngine('an installed site', (open) => {
  it('N8 an installed site refuses every call of the installer and changes nothing', async () => {
    const site = await open()
    const api = site.api()
    const refusals = await Promise.all([
      api.call('listInstallationLanguages'),
      api.call('checkInstallationConfig'),
      api.call('checkInstallationDatabase', { body: { db_type: 'sqlite3' } }),
      api.call('initInstallation', { body: { db_type: 'sqlite3' } }),
      api.call('installSite', { body: answers }),
    ])
    for (const { error } of refusals) expect(error).toMatchObject({ status: 403, message: 'Already installed' })
    expect((await api.call('getSiteInfo')).data?.general.name).toBe('Test site')
  })
})
