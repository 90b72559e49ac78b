import type { Schemas } from '@quandary/api-client'
import { formatDateTime, type I18n } from '@quandary/i18n'
import type { AdminMessages, TranslateAdmin } from '../../shell/language-store.ts'
import type { ChangeWords } from './change-list.tsx'
import { groupTitle, type SettingWords } from '../settings-groups/index.ts'

export type AuditEntry = Schemas['AuditLogItem']

type Words = Pick<I18n<AdminMessages>, 't' | 'language'> & { timeZone: string; settings: SettingWords }

/** Describes the action of an entry. */
export function entryTitle({ action, object_id, changes }: AuditEntry, t: TranslateAdmin): string {
  switch (action) {
    case 'settings.update':
      return t('audit.settings_update', { group: groupTitle(object_id, t) })
    case 'plugin.status':
      return t(isSwitchedOn(changes) ? 'audit.plugin_on' : 'audit.plugin_off', { slug: object_id })
    case 'plugin.update':
      return t('audit.plugin_update', { slug: object_id })
    case 'user.create':
      return t('audit.user_create')
    case 'user.role':
      return t('audit.user_role')
    case 'user.status':
      return t('audit.user_status')
    case 'user.password':
      return t('audit.user_password')
    case 'user.two_factor':
      return t('audit.user_two_factor')
    case 'user.session':
      return t('audit.user_session')
    case 'user.sessions':
      return t('audit.user_sessions')
    case 'user.activation_mail':
      return t('audit.user_activation_mail')
    case 'user.activation_link':
      return t('audit.user_activation_link')
    case 'question.status':
      return t('audit.question_status')
    case 'answer.status':
      return t('audit.answer_status')
    case 'flag.handle':
      return t('audit.flag_handle')
    case 'backup.create':
      return t('audit.backup_create')
    case 'backup.download':
      return t('audit.backup_download')
    case 'audit_log.export':
      return t('audit.log_export', { format: object_id === 'csv' ? 'CSV' : 'JSON Lines' })
  }
}

function isSwitchedOn(changes: AuditEntry['changes']): boolean {
  return changes.some(({ field, after }) => field === 'enabled' && after === 'true')
}

/** Describes the changed fields of an entry as text. A switched plugin has no fields: its title says it all. */
export function entryChanges(entry: AuditEntry, words: Words): ChangeWords[] {
  if (entry.action === 'plugin.status') return []
  return entry.changes.map((change) => ({
    title: titleOf(entry, change.field, words),
    before: valueOf(entry, change.field, change.before, words),
    after: valueOf(entry, change.field, change.after, words),
  }))
}

function titleOf({ action, object_id }: AuditEntry, field: string, { t, settings }: Words): string {
  if (action === 'settings.update') return settings.title(object_id, field)
  switch (field) {
    case 'status':
      return t('status')
    case 'role_id':
      return t('users.role')
    case 'enabled':
    case 'sessions':
    case 'suspended_until':
    case 'suspend_reason':
    case 'remove_all_content':
      return t(`audit.field_${field}`)
    case 'kind':
      return t('audit.kind')
    case 'flagged_type':
      return t('audit.field_outcome')
    case 'close_reason':
      return t('audit.field_close_reason')
    case 'flagged_content':
    case 'close_message':
      return t('audit.field_note')
    default:
      return field
  }
}

function valueOf({ action, object_id }: AuditEntry, field: string, value: string, words: Words): string {
  const { t, language, timeZone, settings } = words
  if (action === 'settings.update') return settings.value(object_id, field, value)
  if (value === '') return value
  if (value === 'true') return t('audit.on')
  if (value === 'false') return t('audit.off')
  if (field === 'role_id') return t(`users.role_${oneOf(['1', '2', '3'], value) ?? '1'}`)
  if (field === 'suspended_until') return formatDateTime(Number(value), { language, timeZone })
  if (field === 'flagged_type') {
    const outcome = oneOf(['72', '73', '74', '75'], value)
    return outcome === undefined ? value : t(`audit.outcome_${outcome}`)
  }
  if (field === 'close_reason') {
    const reasons = ['a_duplicate', 'community_specific', 'not_clarity', 'something', 'closed'] as const
    const reason = oneOf(reasons, value)
    return reason === undefined ? value : t(`audit.closed_${reason}`)
  }
  if (field !== 'status') return value
  if (action === 'user.status') {
    const status = oneOf(['normal', 'inactive', 'suspended', 'deleted'], value)
    return status === undefined ? value : t(`users.status_${status}`)
  }
  const state = oneOf(['available', 'closed', 'deleted', 'pending', 'completed', 'ignored'], value)
  return state === undefined ? value : t(`audit.state_${state}`)
}

function oneOf<const Value extends string>(values: readonly Value[], given: string): Value | undefined {
  return values.find((value) => value === given)
}
