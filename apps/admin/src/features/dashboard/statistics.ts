import type { Schemas } from '@quandary/api-client'
import { formatCount, formatExactCount, type Language } from '@quandary/i18n'
import type { StatTile } from '@quandary/ui'
import type { TranslateAdmin } from '../../shell/language-store.ts'

const MILLION = 1_000_000

/**
 * Returns the statistics of the site. Numbers from a million on are shortened, with the exact number in the tooltip.
 */
export function statisticTiles(info: Schemas['DashboardInfo'], t: TranslateAdmin, language: Language): StatTile[] {
  const tile = (label: string, count: number, note: string, href?: string): StatTile => {
    const exact = formatExactCount(count, language)
    const figure = count < MILLION ? { value: exact } : { value: formatCount(count), title: exact }
    return { label, ...figure, note, ...(href !== undefined && { href }) }
  }
  return [
    tile(t('dashboard.questions'), info.question_count, t('dashboard.questions_note'), '/admin/questions'),
    tile(t('dashboard.answers'), info.answer_count, t('dashboard.shown_note'), '/admin/answers'),
    tile(t('dashboard.comments'), info.comment_count, t('dashboard.shown_note')),
    tile(t('dashboard.votes'), info.vote_count, t('dashboard.votes_note')),
    tile(t('dashboard.users'), info.user_count, t('dashboard.users_note'), '/admin/users'),
    tile(
      t('dashboard.flags'),
      info.report_count,
      t(info.report_count > 0 ? 'dashboard.flags_pending' : 'dashboard.flags_none'),
      '/admin/flags',
    ),
    {
      label: t('health.uploads'),
      value: info.occupying_storage_space,
      note: t(`storage.place_${info.storage.uploads}`),
      href: '/admin/storage',
    },
    {
      label: t('health.database_size'),
      value: info.database_size,
      // The name without the version, which may be long.
      note: /^\w+/.exec(info.database_version)?.[0],
      href: '/admin/backups',
    },
  ]
}
