import type { ConfigValues, ConnectorAccount } from '@quandary/plugin-kit'
import { isRecord, setting } from './service.ts'

/**
 * A value of the service's answer, found by a path of names with dots between.
 * @returns texts and numbers as text, everything else as ''
 */
export function claimOf(answer: Record<string, unknown>, path: string): string {
  if (path === '') return ''
  let value: unknown = answer
  for (const name of path.split('.')) value = isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
}

/** True if the service says that it has verified the address. */
function isVerified(answer: Record<string, unknown>, config: ConfigValues): boolean {
  if (config['trust_email'] === true) return true
  let value: unknown = answer
  const path = setting(config, 'email_verified_claim')
  if (path === '') return false
  for (const name of path.split('.')) value = isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined
  // Some services write the truth as text.
  return value === true || value === 'true'
}

/** The person that the service's answer is about. An address that it has not verified is left out. */
export function personOf(answer: Record<string, unknown>, config: ConfigValues): ConnectorAccount {
  const claim = (name: string): string => claimOf(answer, setting(config, name))
  return {
    externalId: claim('id_claim'),
    displayName: claim('name_claim'),
    username: claim('username_claim'),
    email: isVerified(answer, config) ? claim('email_claim') : '',
  }
}
