import { expect, it } from 'vitest'
import { startNginxSite } from './nginx-site.ts'

it('a site whose nginx does not start leaves no server running', async () => {
  let server = ''
  const start = async (_port: number, servers: readonly string[]): Promise<never> => {
    server = servers[0] ?? ''
    expect((await fetch(`${server}/healthz`)).status).toBe(200)
    throw new Error('no nginx here')
  }
  await expect(startNginxSite('sqlite3', {}, start)).rejects.toThrow('no nginx here')
  await expect(fetch(`${server}/healthz`)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } })
})
