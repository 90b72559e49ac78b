import type { Schemas } from '@quandary/api-client'
import { formatRelativeTime, type Language } from '@quandary/i18n'
import type { TranslateAdmin } from '../../shell/language-store.ts'
import { backupFact } from './backup-fact.ts'
import type { HealthFact } from './health-fact.ts'
import { isNewerVersion } from './version.ts'

/** Returns facts an administrator should know about the site, with the next step if there is one. */
export function healthFacts(
  info: Schemas['DashboardInfo'],
  t: TranslateAdmin,
  at: { now: number; language: Language },
): HealthFact[] {
  return [
    versionFact(info.version_info, t),
    backupFact(info.backups, { t, ...at }),
    info.https
      ? { label: t('health.https'), text: t('health.https_on'), tone: 'fine' }
      : {
          label: t('health.https'),
          text: t('health.https_off'),
          tone: 'look',
          link: { href: '/admin/general', label: t('health.https_change') },
        },
    mailFact(info, t),
    info.uploading_files
      ? {
          label: t('health.uploads'),
          text: t('health.uploads_on', { size: isolated(info.occupying_storage_space) }),
          tone: 'fine',
        }
      : { label: t('health.uploads'), text: t('health.uploads_off'), tone: 'plain' },
    storageFact(info.storage, t),
    faultFact(info.fault, t, at),
    info.exposed_files === 0
      ? { label: t('health.files'), text: t('health.files_private'), tone: 'fine' }
      : { label: t('health.files'), text: t('health.files_exposed', { count: info.exposed_files }), tone: 'look' },
    {
      label: t('health.reading'),
      text: t(info.login_required ? 'health.reading_closed' : 'health.reading_open'),
      tone: 'plain',
    },
  ]
}

/** Describes how mails leave, and those of the last 24 hours that could not be delivered. */
function mailFact({ smtp, mails }: Schemas['DashboardInfo'], t: TranslateAdmin): HealthFact {
  const label = t('health.smtp')
  const link = { href: '/admin/smtp', label: t('health.smtp_change') }
  if (smtp === 'enabled' && mails.failed > 0) {
    const reason = t(`smtp.cause_${mails.cause || 'unknown'}`)
    return { label, text: t('health.smtp_failing', { count: mails.failed, reason }), tone: 'bad', link }
  }
  const text = t(`health.smtp_${smtp}`)
  return smtp === 'enabled' ? { label, text, tone: 'fine' } : { label, text, tone: 'look', link }
}

/** Describes the storage of files, and whether the bucket responds. */
function storageFact({ uploads, backups, failure }: Schemas['StorageHealth'], t: TranslateAdmin): HealthFact {
  const label = t('health.storage')
  if (failure !== '') {
    const link = { href: '/admin/storage', label: t('health.storage_change') }
    return { label, text: t(`storage.failure_${failure}`), tone: 'look', link }
  }
  const usesBucket = uploads === 'bucket' || backups === 'bucket'
  return { label, text: t(usesBucket ? 'health.storage_bucket' : 'health.storage_folder'), tone: 'fine' }
}

/** Describes the latest fault of the disk or the database in the last 24 hours. */
function faultFact(
  { kind, at }: Schemas['DashboardFault'],
  t: TranslateAdmin,
  { now, language }: { now: number; language: Language },
): HealthFact {
  const label = t('health.fault')
  if (kind === '') return { label, text: t('health.fault_none'), tone: 'fine' }
  const when = formatRelativeTime(at, { language, timeZone: 'UTC', now })
  return { label, text: t(`health.fault_${kind}`, { when }), tone: 'look' }
}

function versionFact(versions: Schemas['DashboardVersion'], t: TranslateAdmin): HealthFact {
  const { version, remote_version: newer } = versions
  const label = t('health.version')
  return isNewerVersion(newer, version)
    ? { label, text: t('health.version_newer', { version, newer }), tone: 'look' }
    : { label, text: version, tone: 'fine' }
}

/** Returns facts about the system the site runs on. */
export function systemFacts(info: Schemas['DashboardInfo'], t: TranslateAdmin): HealthFact[] {
  return [
    { label: t('health.database'), text: info.database_version, tone: 'fine' },
    { label: t('health.runtime'), text: info.go_version.replace(/^v(?=\d)/, 'Node.js '), tone: 'plain' },
    { label: t('health.time_zone'), text: info.time_zone, tone: 'plain' },
    { label: t('health.uptime'), text: uptimeText(Number(info.app_start_time), t), tone: 'plain' },
  ]
}

/**
 * Formats how long the server has been running, in its two largest units.
 * @param seconds whole seconds
 */
export function uptimeText(seconds: number, t: TranslateAdmin): string {
  const days = Math.floor(seconds / 86_400)
  const hours = Math.floor((seconds % 86_400) / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const parts = [
    ...(days > 0 ? [t('uptime.days', { count: days })] : []),
    ...(hours > 0 ? [t('uptime.hours', { count: hours })] : []),
    ...(days === 0 && minutes > 0 ? [t('uptime.minutes', { count: minutes })] : []),
  ]
  const [first, second] = parts
  if (first === undefined) return t('uptime.short')
  return second === undefined ? first : t('uptime.pair', { first, second })
}

/** Keeps a number before its unit inside right-to-left text. */
function isolated(size: string): string {
  return `\u2068${size}\u2069`
}
