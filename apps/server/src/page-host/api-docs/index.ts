import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'
import { readApiDocument } from './api-document.ts'
import { apiDocsPage } from './page.ts'
import { style } from './style.ts'

/** Allows the page's own style sheet and images of this site, and no scripts. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS = { 'content-security-policy': POLICY, 'cache-control': 'no-cache' }

/** Serves the API reference at /api-docs, and the contract that it shows at /api-docs/openapi.json. */
export function mountApiDocs(http: FastifyInstance): void {
  const file = createRequire(import.meta.url).resolve('@quandary/api-client/openapi.json')
  // Read per request: 1.5 MB that are rarely requested need not stay in memory.
  const read = (): Promise<string> => readFile(file, 'utf8')
  let page: string | undefined
  http.get('/api-docs', async (_request, reply) => {
    page ??= apiDocsPage(readApiDocument(await read()))
    return reply.type('text/html; charset=utf-8').headers(HEADERS).send(page)
  })
  http.get('/api-docs/', async (_request, reply) => reply.redirect('/api-docs', 308))
  http.get('/api-docs/openapi.json', async (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .headers(HEADERS)
      .send(await read()),
  )
}
