import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openSite } from '../../test/harness.ts'
import { writeConfigFile } from '../slices/install/index.ts'
import { updateUser } from '../slices/users/index.ts'

const MAIN = join(import.meta.dirname, '..', 'cli', 'main.js')

/** Runs `quandary check` as an operator would. */
function check(dataDir: string): Promise<{ code: number; output: string; errors: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [MAIN, 'check', '--data-dir', dataDir], (error, output, errors) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output, errors })
    })
  })
}

it('K6 the command ends with 0 when all agrees, and with 1 and the rows when something does not', async () => {
  const site = await openSite('sqlite3')
  try {
    writeConfigFile(site.dataDir, { type: 'sqlite3', file: 'test.db' })
    const person = await site.registerPerson({ name: 'Ada', rank: 40 })
    expect(await check(site.dataDir)).toEqual({ code: 0, output: 'Every counter says what is there.\n', errors: '' })
    await chmod(join(site.dataDir, 'test.db'), 0o644)
    expect((await check(site.dataDir)).output).toContain(
      `Warning: other accounts of this machine can read 1 files or folders of the site.\n  ${site.dataDir}/test.db\n`,
    )
    await chmod(join(site.dataDir, 'test.db'), 0o600)
    await updateUser(site.ctx.db, person.id, { rank: 41, answer_count: 2 })
    const found = await check(site.dataDir)
    expect(found).toMatchObject({ code: 1, errors: '2 numbers drifted.\n' })
    expect(found.output.split('\n')).toEqual([
      'users.answer_count: 1 wrong',
      `  row ${person.id}  stored 2  counted 0`,
      'users.rank: 1 wrong',
      `  row ${person.id}  stored 41  counted 40`,
      '',
    ])
  } finally {
    await site.close()
  }
})

it('K7 the command says in words that there is no site to check', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quandary-none-'))
  const { code, errors } = await check(folder)
  expect([code, errors]).toEqual([
    1,
    `There is no site in ${folder}. Start the server or run quandary install to make one.\n`,
  ])
  await rm(folder, { recursive: true })
})
