import { createServer, type RequestListener, type Server } from 'node:http'
import { createQuandaryClient, memoryTokenStore } from './index.ts'
import type { QuandaryClient, QuandaryClientOptions } from './index.ts'

const servers: Server[] = []

/** Starts a site on a free port and returns its address. */
export async function startSite(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}

/** Stops every site that was started. */
export async function closeSites(): Promise<void> {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

/** Creates a listener that sends the same response to every request. */
export const respondWith =
  (status: number, data: unknown, reason = 'base.success', msg = 'Success.'): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ code: status, reason, msg, data }))
  }

/** Creates a client of a site for an English-speaking guest. */
export function clientOf(baseUrl: string, options: Partial<QuandaryClientOptions> = {}): QuandaryClient {
  return createQuandaryClient({ baseUrl, tokens: memoryTokenStore(), language: 'en_US', ...options })
}
