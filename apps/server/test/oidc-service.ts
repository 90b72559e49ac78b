import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The claims of the person who signs in next. */
export type Claims = Record<string, unknown>

/** A small OpenID Connect provider that signs in `person` without asking for a password. */
export interface OidcService {
  issuer: string
  host: string
  clientId: string
  clientSecret: string
  person: Claims
  /** Faulty responses, to test how the client handles them. */
  faults: { issuer?: string; audience?: string; refuseCode?: boolean; idSubject?: string; deny?: boolean }
  /** Where the client sent its secret in its last request. */
  secretIn: 'header' | 'body' | undefined
  close(): Promise<void>
}

interface Grant {
  challenge: string
  redirectUri: string
}

/**
 * Starts a provider on a free loopback port. It verifies the client, the redirect address and PKCE, and that each code
 * is used once.
 */
export async function openOidcService(): Promise<OidcService> {
  const grants = new Map<string, Grant>()
  const tokens = new Set<string>()
  const server = createServer((request, response) => {
    answer(service, grants, tokens, request, response).catch(() => response.writeHead(500).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const service: OidcService = {
    issuer: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    clientId: 'quandary site',
    clientSecret: 's3cret:with%signs',
    person: {},
    faults: {},
    secretIn: undefined,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return service
}

async function answer(
  service: OidcService,
  grants: Map<string, Grant>,
  tokens: Set<string>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', service.issuer)
  const json = (status: number, body: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  switch (url.pathname) {
    case '/.well-known/openid-configuration':
      return json(200, {
        issuer: service.faults.issuer ?? service.issuer,
        authorization_endpoint: `${service.issuer}/authorize`,
        token_endpoint: `${service.issuer}/token`,
        userinfo_endpoint: `${service.issuer}/userinfo`,
      })
    case '/authorize':
      response.writeHead(302, { location: authorize(service, grants, url.searchParams) }).end()
      return
    case '/token': {
      const given = await exchange(service, grants, request)
      if (!given) return json(400, { error: 'invalid_grant' })
      tokens.add(given.access_token)
      return json(200, given)
    }
    case '/userinfo': {
      const token = (request.headers.authorization ?? '').replace('Bearer ', '')
      return tokens.has(token) ? json(200, service.person) : json(401, { error: 'invalid_token' })
    }
    default:
      return json(404, {})
  }
}

function authorize(service: OidcService, grants: Map<string, Grant>, asked: URLSearchParams): string {
  const redirectUri = asked.get('redirect_uri') ?? ''
  const back = new URL(redirectUri)
  back.searchParams.set('state', asked.get('state') ?? '')
  back.searchParams.set('iss', service.issuer)
  const fits =
    asked.get('client_id') === service.clientId &&
    asked.get('response_type') === 'code' &&
    asked.get('code_challenge_method') === 'S256'
  if (!fits || service.faults.deny === true) {
    back.searchParams.set('error', fits ? 'access_denied' : 'invalid_request')
    return back.href
  }
  const code = randomBytes(16).toString('hex')
  grants.set(code, { challenge: asked.get('code_challenge') ?? '', redirectUri })
  back.searchParams.set('code', code)
  return back.href
}

async function exchange(service: OidcService, grants: Map<string, Grant>, request: IncomingMessage) {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const form = new URLSearchParams(Buffer.concat(parts).toString('utf8'))
  const code = form.get('code') ?? ''
  const grant = grants.get(code)
  grants.delete(code)
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url')
  const proven = grant?.challenge === challenge && grant.redirectUri === form.get('redirect_uri')
  if (!isClient(service, request, form) || !proven || service.faults.refuseCode === true) return undefined
  const claims = {
    iss: service.issuer,
    aud: service.faults.audience ?? service.clientId,
    sub: service.faults.idSubject ?? service.person.sub,
  }
  const encoded = [{ alg: 'none' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  return { access_token: randomBytes(16).toString('hex'), token_type: 'Bearer', id_token: `${encoded.join('.')}.` }
}

/** The client may send its secret in the header or in the body (RFC 6749 §2.3.1). */
function isClient(service: OidcService, request: IncomingMessage, form: URLSearchParams): boolean {
  const header = request.headers.authorization
  service.secretIn = header === undefined ? 'body' : 'header'
  if (header === undefined) {
    return form.get('client_id') === service.clientId && form.get('client_secret') === service.clientSecret
  }
  const decode = (text: string): string => new URLSearchParams(`text=${text}`).get('text') ?? ''
  const [id = '', secret = ''] = Buffer.from(header.replace('Basic ', ''), 'base64')
    .toString('utf8')
    .split(':')
    .map(decode)
  return id === service.clientId && secret === service.clientSecret
}
