import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openDatabase } from '../platform/db/database.ts'
import { schemaTables } from '../platform/db/schema-tables.ts'
import { ENGINES, emptyDatabase, environmentOf } from '../../test/databases/test-database.ts'
import { runQuandary } from '../../test/processes/run-quandary.ts'

const ANSWERS = {
  SITE_NAME: 'Bread & Co',
  SITE_URL: 'https://bread.example',
  LANGUAGE: 'zh_CN',
  ADMIN_NAME: 'Ada Lovelace',
  ADMIN_EMAIL: 'ada@example.com',
  ADMIN_PASSWORD: 'correct-horse',
  SAMPLE_CONTENT: 'on',
}

it.each(ENGINES)('CL7 on %s a site is installed from the environment, once', async (engine) => {
  const folder = await mkdtemp(join(tmpdir(), 'quandary-install-'))
  const { config, drop } = await emptyDatabase(engine)
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await drop()
    await rm(folder, { recursive: true })
  })
  const environment = (variables: Record<string, string>) => {
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  }
  environment({ ...environmentOf(config), ...ANSWERS })
  const quandary = (...args: string[]) => runQuandary(...args, '--data-dir', folder)

  environment({ SITE_URL: 'https://example.com/questions', ADMIN_PASSWORD: 'too short', SITE_NAME: 'B'.repeat(129) })
  const long = await quandary('install')
  expect(long).toMatchObject({ code: 1, errors: expect.stringMatching(/^SITE_NAME: .*128/m) })
  environment({ SITE_NAME: 'Bread & Co', ADMIN_EMAIL: 'nobody', ADMIN_PASSWORD: 'x'.repeat(33) })
  const wrong = await quandary('install')
  expect(wrong).toMatchObject({ code: 1, errors: expect.stringMatching(/^ADMIN_EMAIL: .*\n(.*\n)*?/m) })
  expect(wrong.errors).toMatch(/^ADMIN_PASSWORD: /m)
  environment({ ADMIN_EMAIL: 'ada@example.com', ADMIN_PASSWORD: 'correct-horse' })
  const taken = await quandary('install')
  expect(taken).toMatchObject({ code: 1, errors: expect.stringMatching(/^SITE_URL: /) })
  expect(await readdir(folder), 'nothing is created').toEqual([])
  const { db, close } = openDatabase(config, folder)
  expect(await schemaTables(db)).toEqual([])
  await close()

  environment(ANSWERS)
  const made = await quandary('install')
  expect(made, made.errors).toMatchObject({ code: 0, output: expect.stringContaining('ada@example.com') })
  expect(made.output + made.errors).not.toContain('correct-horse')
  expect((await quandary('settings', 'get', 'general.name')).output).toBe('Bread & Co\n')
  expect((await quandary('settings', 'get', 'interface.language')).output).toBe('zh_CN\n')
  expect((await quandary('users', 'list')).output).toMatch(/ada@example\.com +Admin/)
  expect(await quandary('check')).toMatchObject({ code: 0 })

  const step = { name: 'search/0005-text-tiers' }
  const takeStep = async () => {
    const { db, close } = openDatabase(config, folder)
    const found = await db.selectFrom('schema_migrations').select('name').where('name', '=', step.name).execute()
    await db.deleteFrom('schema_migrations').where('name', '=', step.name).execute()
    await close()
    return found
  }
  expect(await takeStep()).toEqual([step])
  environment({ SITE_NAME: 'Another' })
  const again = await quandary('install')
  expect(await takeStep(), 'the schema of a site that is there is not brought up to date').toEqual([])
  expect(again).toMatchObject({ code: 1, errors: expect.stringContaining('Nothing was changed.') })
  expect((await quandary('settings', 'get', 'general.name')).output).toBe('Bread & Co\n')
  expect(await quandary('install', 'here')).toMatchObject({ code: 2 })
})

it('CL8 a password that was made up is printed once, and a language that is not there is English', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quandary-install-'))
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true })
  })
  for (const name of Object.keys(ANSWERS)) vi.stubEnv(name, undefined)
  vi.stubEnv('LANGUAGE', 'en_US:en')
  const { code, output } = await runQuandary('install', '--data-dir', folder)
  expect(code).toBe(0)
  expect(output).toMatch(/Administrator: admin@example\.com\n {2}Password: {6}[\w-]{12}\n/)
  expect((await runQuandary('settings', 'get', 'interface.language', '--data-dir', folder)).output).toBe('en_US\n')
})
