import { Columns, PageHead, Section, Skeleton, Stack, StatTiles } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import * as styles from './statistics.css.ts'

const tileLabels = [
  'dashboard.questions',
  'dashboard.answers',
  'dashboard.comments',
  'dashboard.votes',
  'dashboard.users',
  'dashboard.flags',
  'health.uploads',
  'health.database_size',
] as const

/** Placeholder of the dashboard's statistics and health, without its charts and lists of tasks. */
export function DashboardPending(): ReactNode {
  const { t } = useLanguage()
  return (
    <Stack gap={4} aria-busy="true">
      <PageHead title={t('nav.dashboard')} />
      <Stack gap={6}>
        <Section title={t('dashboard.statistics')}>
          <StatTiles
            tiles={tileLabels.map((label) => ({
              label: t(label),
              value: <Skeleton width="5rem" height="2rem" />,
              note: <Skeleton width="7rem" />,
            }))}
          />
        </Section>
        <Columns className={styles.facts}>
          <Section title={t('health.title')}>
            <SkeletonLines />
          </Section>
          <Section title={t('health.system')}>
            <SkeletonLines />
          </Section>
        </Columns>
      </Stack>
    </Stack>
  )
}

function SkeletonLines(): ReactNode {
  return (
    <Stack gap={5}>
      {['82%', '64%', '90%', '58%', '73%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </Stack>
  )
}
