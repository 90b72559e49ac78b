import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { promisify } from 'node:util'
import { unwrap } from '@quandary/api-client'
import { expectNoSidewaysScroll, findingsOn } from '../../site/e2e/support/accessibility.ts'
import { expect, test } from '../../site/e2e/support/fixtures.ts'
import { t } from './support/words.ts'

const MAIN = join(import.meta.dirname, '../../server/src/cli/main.js')

test('the public dump is switched on, downloaded by a guest, and switched off again', async ({
  open,
  admin,
  server,
  request,
}) => {
  const dump = () => request.get('/public-dump.tar.gz')
  const setting = async () => (await unwrap(admin.api.call('getBackupSettings'))).public_dump
  expect((await dump()).status()).toBe(404)
  const page = await open({ as: admin })
  await page.goto('/admin/backups')
  const choices = page.getByRole('group', { name: t('backups.public_dump'), exact: true })
  const save = page.getByRole('button', { name: t('save'), exact: true })
  const choose = async (from: string, key: string, to: string) => {
    await choices.getByRole('radio', { name: from, exact: true }).focus()
    await page.keyboard.press(key)
    await expect(choices.getByRole('radio', { name: to, exact: true })).toBeChecked()
    await save.press('Enter')
  }

  await choose(t('backups.schedule_off'), 'ArrowDown', t('backups.schedule_daily'))
  await expect(page.getByRole('status').filter({ hasText: t('saved') })).toBeVisible()
  expect(await setting()).toBe('daily')
  await expect(page.getByLabel(t('backups.hour'), { exact: true })).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
  await expectNoSidewaysScroll(page)
  // The server checks only once a minute whether a dump is due. So the test runs the command that makes it, unless the
  // server was faster.
  const file = join(server.dataDir, 'public', 'public-dump.tar.gz')
  await promisify(execFile)(process.execPath, [MAIN, 'export', '--public', file, '--data-dir', server.dataDir]).catch(
    (error: unknown) => expect(String(error)).toContain('is there already'),
  )
  const answer = await dump()
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-disposition']).toContain('public-dump.tar.gz')
  expect(gunzipSync(await answer.body()).toString()).toContain('quandary-public-dump')

  await choose(t('backups.schedule_daily'), 'ArrowUp', t('backups.schedule_off'))
  await expect.poll(setting).toBe('off')
  await expect(page.getByLabel(t('backups.hour'), { exact: true })).toHaveCount(0)
  expect((await dump()).status()).toBe(404)
})
