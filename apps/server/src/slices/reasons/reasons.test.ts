import type { OperationQuery } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { findReason } from './index.ts'

describeOnEveryEngine('reasons', (open) => {
  it.each([
    ['question', 'flag', [57, 58, 59, 60]],
    ['answer', 'flag', [57, 58, 59, 61]],
    ['comment', 'flag', [57, 58, 59, 62]],
    ['question', 'close', [60, 63, 64, 59]],
    ['question', 'status', [65, 67, 68]],
    ['answer', 'status', [65, 68]],
    ['comment', 'status', [65, 68]],
    ['user', 'status', [66, 70, 69, 71]],
    ['question', 'review', [72, 73, 74, 75]],
    ['answer', 'review', [72, 73, 75]],
    ['comment', 'review', [72, 73, 75]],
    ['answer', 'close', []],
    ['user', 'flag', []],
  ] as const)('RS1 %s and %s have their reasons, each with a translated name', async (object_type, action, types) => {
    const site = await open()
    const { token } = await site.admin()
    const query: OperationQuery<'listReasons'> = { object_type, action }
    const list = await unwrap(site.api(token).call('listReasons', { query }))
    expect(list.map((reason) => reason.reason_type)).toEqual(types)
    for (const reason of list) {
      expect(reason.name).not.toBe('')
      expect(reason.description).not.toBe('')
    }
    expect(await unwrap(site.api(token).call('listAdminReasons', { query }))).toEqual(list)
  })

  it('RS2 a reason states which text must be given with it', async () => {
    const site = await open()
    const { token } = await site.admin()
    const query = { object_type: 'question', action: 'close' } as const
    const list = await unwrap(site.api(token).call('listReasons', { query }))
    expect(list.map((reason) => [reason.content_type, reason.placeholder !== ''])).toEqual([
      ['text', true],
      ['', false],
      ['text', true],
      ['textarea', true],
    ])
    expect(findReason(query, 64)?.key).toBe('not_clarity')
    expect(findReason(query, 57)).toBeUndefined()
  })

  it('RS3 members read the reasons, guests do not, and those of the back office are for administrators', async () => {
    const site = await open()
    const ada = await site.registerPerson({ name: 'Ada' })
    const query = { object_type: 'question', action: 'flag' } as const
    expect((await site.api(ada.token).call('listReasons', { query })).error).toBeUndefined()
    expect((await site.api().call('listReasons', { query })).error).toMatchObject({ status: 401 })
    expect((await site.api(ada.token).call('listAdminReasons', { query })).error).toMatchObject({ status: 403 })
  })
})
