import type { ConnectorReturn } from '@quandary/plugin-kit'
import { PluginRefusal } from '@quandary/plugin-kit'
import type { Service } from './service.ts'
import { isRecord, jsonOf, setting } from './service.ts'

/** Tokens received for the code. */
export interface Tokens {
  accessToken: string
  /** Claims of the ID token; undefined if the service has no issuer or sent no ID token. */
  idClaims: Record<string, unknown> | undefined
}

/**
 * Exchanges the code (RFC 6749 §4.1.3, with the verifier of RFC 7636 §4.5).
 * @throws {PluginRefusal} if the service does not accept the code
 */
export async function exchangeCode(service: Service, call: ConnectorReturn): Promise<Tokens> {
  const { config, query, redirectUri, codeVerifier, fetch } = call
  const clientId = setting(config, 'client_id')
  const secret = setting(config, 'client_secret')
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code: query['code'] ?? '',
    redirect_uri: redirectUri,
    code_verifier: codeVerifier,
  })
  const headers: Record<string, string> = {
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded',
  }
  if (secret !== '' && setting(config, 'client_authentication') !== 'body') {
    // RFC 6749 §2.3.1: client id and secret are form-encoded before they are joined.
    headers.authorization = `Basic ${Buffer.from(`${formEncoded(clientId)}:${formEncoded(secret)}`).toString('base64')}`
  } else {
    form.set('client_id', clientId)
    if (secret !== '') form.set('client_secret', secret)
  }
  const answer = jsonOf(await fetch(service.tokenUrl, { method: 'POST', headers, body: form.toString() }))
  const accessToken = answer?.['access_token']
  if (typeof accessToken !== 'string' || accessToken === '') throw codeRefused()
  return { accessToken, idClaims: readIdToken(answer?.['id_token'], service, clientId) }
}

/**
 * Returns the claims of the ID token. Its signature is not checked, because the token came from the service itself over
 * the connection of the code exchange (OpenID Connect Core 1.0 §3.1.3.7, 6). Issuer and audience are checked.
 */
function readIdToken(token: unknown, service: Service, clientId: string): Record<string, unknown> | undefined {
  if (service.issuer === '' || typeof token !== 'string') return undefined
  const claims = decodeClaims(token)
  const audience = claims?.['aud']
  const isForUs = Array.isArray(audience) ? audience.includes(clientId) : audience === clientId
  if (!claims || claims['iss'] !== service.issuer || !isForUs) throw codeRefused()
  return claims
}

function decodeClaims(token: string): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
    return isRecord(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}

function formEncoded(text: string): string {
  return new URLSearchParams({ text }).toString().slice('text='.length)
}

function codeRefused(): PluginRefusal {
  return new PluginRefusal({
    en_US: 'The login service did not confirm the login. Please try again.',
    zh_CN: '登录服务未能确认此次登录，请重试。',
  })
}
