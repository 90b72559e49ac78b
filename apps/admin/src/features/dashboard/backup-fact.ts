import type { Schemas } from '@quandary/api-client'
import { formatRelativeTime, type Language } from '@quandary/i18n'
import type { TranslateAdmin } from '../../shell/language-store.ts'
import type { HealthFact } from './health-fact.ts'

const DAY = 86_400
/**
 * Seconds after which the last backup that was proved (restored and compared) is too old, by schedule. A day is added,
 * because a backup may be late or still running.
 */
const EXPECTED = { off: Infinity, daily: 2 * DAY, weekly: 8 * DAY } as const

interface Place {
  t: TranslateAdmin
  language: Language
  /** Unix seconds. */
  now: number
}

/** Describes the last backup that was proved (restored and compared), and the last failure if it is later. */
export function backupFact(backups: Schemas['BackupHealth'], { t, language, now }: Place): HealthFact {
  const { schedule, proved_at: verifiedAt, failure } = backups
  const when = formatRelativeTime(verifiedAt, { language, timeZone: 'UTC', now })
  const label = t('health.backups')
  const link = { href: '/admin/backups', label: t('health.backups_change') }
  const look = (text: string): HealthFact => ({ label, text, tone: 'look', link })
  if (failure !== '') {
    const reason = t(`backups.failure_${failure}`)
    return look(
      verifiedAt === 0 ? t('health.backups_failed', { reason }) : t('health.backups_failed_proved', { reason, when }),
    )
  }
  if (verifiedAt === 0) return look(t('health.backups_never'))
  if (schedule === 'off') return look(t('health.backups_manual', { when }))
  if (now - verifiedAt > EXPECTED[schedule]) return look(t('health.backups_old', { when }))
  return { label, text: t('health.backups_proved', { when }), tone: 'fine' }
}
