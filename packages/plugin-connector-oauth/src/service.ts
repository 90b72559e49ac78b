import type { ConfigValues, HookContext, PluginResponse } from '@quandary/plugin-kit'
import { PluginRefusal } from '@quandary/plugin-kit'

/** Addresses of a service. */
export interface Service {
  /** '' for a service without OpenID Connect. */
  issuer: string
  authorizationUrl: string
  tokenUrl: string
  userInfoUrl: string
}

/** Returns a text setting, trimmed. */
export function setting(config: ConfigValues, name: string): string {
  const value = config[name]
  return typeof value === 'string' ? value.trim() : ''
}

/** True if the settings contain a client id, and the issuer or all three addresses of the service. */
export function isComplete(config: ConfigValues): boolean {
  const byHand = ['authorization_url', 'token_url', 'user_info_url'].every((name) => setting(config, name) !== '')
  return setting(config, 'client_id') !== '' && (setting(config, 'issuer') !== '' || byHand)
}

/**
 * Returns the addresses of the service. Configured addresses take precedence over those in its discovery document
 * (OpenID Connect Discovery 1.0 §4).
 * @throws {PluginRefusal} if the issuer returns no valid document
 */
export async function findService({ config, fetch }: Pick<HookContext, 'config' | 'fetch'>): Promise<Service> {
  const byHand = {
    issuer: setting(config, 'issuer').replace(/\/+$/, ''),
    authorizationUrl: setting(config, 'authorization_url'),
    tokenUrl: setting(config, 'token_url'),
    userInfoUrl: setting(config, 'user_info_url'),
  }
  if (byHand.issuer === '') return byHand
  const document = jsonOf(await fetch(`${byHand.issuer}/.well-known/openid-configuration`))
  const named = (name: string): string => (typeof document?.[name] === 'string' ? document[name] : '')
  if (named('issuer').replace(/\/+$/, '') !== byHand.issuer) throw unusable()
  const service = {
    issuer: named('issuer'),
    authorizationUrl: byHand.authorizationUrl || named('authorization_endpoint'),
    tokenUrl: byHand.tokenUrl || named('token_endpoint'),
    userInfoUrl: byHand.userInfoUrl || named('userinfo_endpoint'),
  }
  if (!service.authorizationUrl || !service.tokenUrl || !service.userInfoUrl) throw unusable()
  return service
}

/** Returns the object in a JSON response; undefined if the status is not a success or the body is not a JSON object. */
export function jsonOf(response: PluginResponse): Record<string, unknown> | undefined {
  if (response.status < 200 || response.status > 299) return undefined
  try {
    const parsed: unknown = JSON.parse(response.text)
    return isRecord(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function unusable(): PluginRefusal {
  return new PluginRefusal({
    en_US: 'The login service could not be found at its issuer.',
    zh_CN: '无法在该签发者处找到登录服务。',
  })
}
