import { expect, it } from 'vitest'
import { MAX_BODY_BYTES } from '../../src/platform/http/body-limit.ts'
import type { ContractOperation } from '../../src/platform/http/contract.ts'
import { HOSTILE_BODIES, jsonOperations } from './hostile-bodies.ts'
import { SiteHost } from '../processes/site-host.ts'

/** Requests before the first measurement. They load and compile everything that is loaded only once. */
const WARM = 200
const REQUESTS = 600
/** Twice the difference between two measurements without a leak; keeping every request would be 400 MB. */
const MAX_GROWTH_BYTES = 6 * 1024 * 1024

it('H23 the memory of the process stays, whatever bodies of a megabyte it gets', { timeout: 120_000 }, async () => {
  const host = await SiteHost.start()
  try {
    const { address, admin } = await host.open({ env: { SETUP: 'auto', SAMPLE_CONTENT: 'off' } })
    const headers = { 'content-type': 'application/json' }
    const credentials = JSON.stringify({ e_mail: admin.email, pass: admin.password })
    const url = `${address}/answer/api/v1/user/login/email`
    const login = await fetch(url, { method: 'POST', headers, body: credentials })
    const { data } = (await login.json()) as { data: { access_token: string } }
    // All operations that accept this length, and every fifth of the others, which refuse it.
    const operations = jsonOperations.filter(({ bodyLimit }, n) => bodyLimit === MAX_BODY_BYTES || n % 5 === 0)
    const bodies = Object.values(HOSTILE_BODIES)
    const send = async (n: number): Promise<void> => {
      const operation = operations[n % operations.length] as ContractOperation
      const body = bodies[Math.floor(n / operations.length) % bodies.length]?.(MAX_BODY_BYTES, operation) ?? ''
      // The server may close the connection before a body that is too long has been sent.
      const answer = await fetch(address + operation.path.replaceAll(/\{\w+\}/g, 'x'), {
        method: operation.method,
        headers: { ...headers, authorization: data.access_token },
        body,
      }).catch(() => undefined)
      if (answer === undefined) return
      // Some operations accept a body of unknown fields, and do nothing.
      expect(answer.status, operation.id).toBeLessThan(500)
      await answer.text()
    }
    for (let n = 0; n < WARM; n += 1) await send(n)
    const before = await host.measureMemory()
    for (let n = WARM; n < REQUESTS; n += 1) await send(n)
    const after = await host.measureMemory()
    expect(after.heap - before.heap).toBeLessThan(MAX_GROWTH_BYTES)
  } finally {
    await host.close()
  }
})
