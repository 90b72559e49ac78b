import type { AddressInfo } from 'node:net'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

it.each([
  [[], '192.0.2.7', '127.0.0.1'],
  [['127.0.0.1'], undefined, '127.0.0.1'],
  [['127.0.0.1'], '198.51.100.1, 192.0.2.7', '192.0.2.7'],
  [['127.0.0.0/8', '192.0.2.0/24'], '198.51.100.1, 192.0.2.7', '198.51.100.1'],
])('RA1 trusting %s, with %s forwarded, the address is %s, as in Fastify', async (proxies, forwarded, address) => {
  const addressOf = clientAddress(proxies)
  const http = fastify({ trustProxy: proxies.length > 0 ? proxies : false })
  http.get('/', async (request) => [addressOf(request.raw), request.ip])
  try {
    await http.listen({ host: '127.0.0.1', port: 0 })
    const { port } = http.server.address() as AddressInfo
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
    const answer = await fetch(`http://127.0.0.1:${port}/`, { headers })
    expect(await answer.json()).toEqual([address, address])
  } finally {
    await http.close()
  }
})
