import type { Schemas } from '@quandary/api-client'
import { formatCount, formatExactCount, type Language } from '@quandary/i18n'
import type { StatTile } from '@quandary/ui'
import type { TranslateAdmin } from '../../shell/language-store.ts'

const MILLION = 1_000_000

/**
 * Returns the statistics of the site. Numbers from a million on are shortened, with the exact number in the tooltip.
 */
export function statisticTiles(info: Schemas['DashboardInfo'], t: TranslateAdmin, language: Language): StatTile[] {
  const tile = (label: string, count: number, href?: string): StatTile => {
    const exact = formatExactCount(count, language)
    const figure = count < MILLION ? { value: exact } : { value: formatCount(count), title: exact }
    return { label, ...figure, ...(href !== undefined && { href }) }
  }
  return [
    tile(t('dashboard.questions'), info.question_count, '/admin/questions'),
    tile(t('dashboard.answers'), info.answer_count, '/admin/answers'),
    tile(t('dashboard.comments'), info.comment_count),
    tile(t('dashboard.votes'), info.vote_count),
    tile(t('dashboard.users'), info.user_count, '/admin/users'),
    {
      ...tile(t('dashboard.flags'), info.report_count, '/admin/flags'),
      note: t(info.report_count > 0 ? 'dashboard.flags_pending' : 'dashboard.flags_none'),
    },
    { label: t('health.uploads'), value: info.occupying_storage_space, href: '/admin/storage' },
    { label: t('health.database_size'), value: info.database_size, href: '/admin/backups' },
  ]
}
