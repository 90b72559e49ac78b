import type { ConfigValues, ConnectorAccount } from '@quandary/plugin-kit'
import { isRecord, setting } from './service.ts'

/**
 * Returns a value from the service's response by its dotted path, such as `user.id`.
 * @returns texts and numbers as text, anything else as ''
 */
export function claimOf(answer: Record<string, unknown>, path: string): string {
  if (path === '') return ''
  let value: unknown = answer
  for (const name of path.split('.')) value = isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
}

/**
 * True if the service says it has verified the email address, or the administrator trusts every address from the
 * service.
 */
function isVerified(answer: Record<string, unknown>, config: ConfigValues): boolean {
  if (config['trust_email'] === true) return true
  let value: unknown = answer
  const path = setting(config, 'email_verified_claim')
  if (path === '') return false
  for (const name of path.split('.')) value = isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined
  // Some services write booleans as text.
  return value === true || value === 'true'
}

/** Returns the person described by the service's response. An unverified email address is left out. */
export function personOf(answer: Record<string, unknown>, config: ConfigValues): ConnectorAccount {
  const claim = (name: string): string => claimOf(answer, setting(config, name))
  return {
    externalId: claim('id_claim'),
    displayName: claim('name_claim'),
    username: claim('username_claim'),
    email: isVerified(answer, config) ? claim('email_claim') : '',
  }
}
