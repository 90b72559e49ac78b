import type { OperationId } from '@quandary/api-client'
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import type { TestSite } from '../test/harness.ts'
import { openSite } from '../test/harness.ts'
import type { Handled } from './app.ts'
import { notImplemented } from './not-implemented.ts'

describe('the list of operations without a handler', () => {
  it('only gets shorter', () => {
    // Lower this number with every handler that comes; it never rises.
    expect(Object.keys(notImplemented).length).toBeLessThanOrEqual(82)
  })

  it('is exactly what has no handler', () => {
    expectTypeOf<keyof typeof notImplemented>().toEqualTypeOf<Exclude<OperationId, Handled>>()
  })
})

describe('an operation without a handler', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await openSite('sqlite3')
  })
  afterAll(() => site.close())

  it('tells those who may call it that it is not there yet', async () => {
    const { token } = await site.registerPerson({ name: 'Ada' })
    const { error } = await site.api(token).call('listUserPlugins')
    expect(error).toEqual({
      kind: 'server',
      status: 501,
      reason: 'base.not_implemented',
      message: 'This is not available on this site yet.',
    })
  })

  it('is closed to those who may not call it', async () => {
    const { token } = await site.registerPerson({ name: 'Grace' })
    const guest = await site.api().call('listUserPlugins')
    expect(guest.error).toMatchObject({ kind: 'unauthorised', reason: 'base.unauthorized_error' })
    expect((await site.api(token).call('listPlugins')).error).toMatchObject({ kind: 'forbidden' })
  })

  it('is not there yet for guests either, where it is open', async () => {
    const { error } = await site.api().call('startConnectorLogin', { path: { name: 'github' } })
    expect(error).toMatchObject({ status: 501, reason: 'base.not_implemented' })
  })
})
