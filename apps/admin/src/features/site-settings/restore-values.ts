import type { Schemas } from '@quandary/api-client'
import type { GroupValues } from '../settings-groups/index.ts'

type Entry = Pick<Schemas['AuditLogItem'], 'changes'>
type Change = Schemas['AuditLogChange']

/** Written to the audit log in place of a secret. */
const MASK = '********'
/** The log truncates longer texts and ends them with an ellipsis (`docs/spec/domain.md#audit-log`). */
const MAX_LENGTH = 2_000

/** Reason why earlier values cannot be restored: the log has no secrets, truncates long texts, and may lack a value. */
export type RestoreProblem = 'secret' | 'cut' | 'unknown'

/** Field names in the log that differ from those in the contract. */
const SMTP_NAMES: Readonly<Record<string, string>> = {
  host: 'smtp_host',
  port: 'smtp_port',
  username: 'smtp_username',
  password: 'smtp_password',
  authentication: 'smtp_authentication',
}

/**
 * Returns the values of a settings group before the oldest of the given changes.
 *
 * @param current the current values
 * @param entries the changes since then, newest first
 */
export function valuesBefore(
  group: string,
  current: GroupValues,
  entries: readonly Entry[],
): { values: GroupValues } | { problem: RestoreProblem } {
  const earliest = new Map<string, Change>()
  for (const change of entries.flatMap(({ changes }) => changes)) earliest.set(change.field, change)
  const texts = [...earliest.values()]
  if (entries.some(({ changes }) => changes.some((change) => isSecret(group, change)))) return { problem: 'secret' }
  if (texts.some(({ before }) => [...before].length > MAX_LENGTH)) return { problem: 'cut' }
  if (group === 'privileges') return privilegesBefore(current, texts)
  let values: Record<string, unknown> = structuredClone({ ...current })
  for (const { field, before } of texts) {
    const path = (group === 'smtp' ? (SMTP_NAMES[field] ?? field) : field).split('.')
    values = withValue(values, path, before)
  }
  return { values }
}

function isSecret(group: string, { field, before, after }: Change): boolean {
  return (group === 'smtp' && field === 'password') || before === MASK || after === MASK
}

/** Returns the earlier level and custom values. Where the log contains no change, the current value is used. */
function privilegesBefore(
  current: GroupValues,
  changes: readonly Change[],
): { values: GroupValues } | { problem: RestoreProblem } {
  const level = Number(changes.find(({ field }) => field === 'level')?.before ?? current['level'])
  const custom = changes.filter(({ field }) => field.startsWith('custom.'))
  if (custom.some(({ before }) => before === '')) return { problem: 'unknown' }
  const earlier = new Map(custom.map(({ field, before }) => [`rank.${field.slice('custom.'.length)}`, Number(before)]))
  // Only settings groups of this contract are passed in, so the cast is safe.
  const now = (current['custom_privileges'] ?? []) as readonly { key: string; value: number }[]
  return {
    values: { level, custom_privileges: now.map(({ key, value }) => ({ key, value: earlier.get(key) ?? value })) },
  }
}

/** Sets the value at a path. The text is converted to the type of the current value. */
function withValue(
  values: Record<string, unknown>,
  [name = '', ...rest]: readonly string[],
  text: string,
): Record<string, unknown> {
  const now = values[name]
  if (rest.length > 0) return { ...values, [name]: withValue(isRecord(now) ? now : {}, rest, text) }
  return { ...values, [name]: valueOf(text, now) }
}

function valueOf(text: string, now: unknown): unknown {
  if (Array.isArray(now)) return text === '' ? [] : text.split(', ')
  if (typeof now === 'boolean') return text === 'true'
  return typeof now === 'number' ? Number(text) : text
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
