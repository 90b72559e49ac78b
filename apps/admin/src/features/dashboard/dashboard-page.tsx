import { Columns, Meta, PageHead, Section, Stack, StatTiles } from '@quandary/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { ActivityCharts } from './activity-charts.tsx'
import type { Span } from './activity.ts'
import { dashboardQuery } from './dashboard-query.ts'
import { HealthList } from './health-list.tsx'
import { healthFacts, systemFacts } from './health.ts'
import { SetupChecklist } from './setup-checklist.tsx'
import * as styles from './statistics.css.ts'
import { statisticTiles } from './statistics.ts'
import { WaitingList } from './waiting-list.tsx'

/** Statistics and health of the site. */
export function DashboardPage({ span }: { span: Span }): ReactNode {
  const { t, language } = useLanguage()
  const { info } = useSuspenseQuery(dashboardQuery(api)).data
  const [now] = useState(() => Math.floor(Date.now() / 1000))
  usePageTitle(t('nav.dashboard'))
  return (
    <Stack gap={4}>
      <PageHead title={t('nav.dashboard')} />
      <Stack gap={6}>
        <SetupChecklist info={info} />
        <WaitingList />
        <Section title={t('dashboard.statistics')} aside={<Meta>{t('dashboard.age')}</Meta>}>
          <StatTiles tiles={statisticTiles(info, t, language)} />
        </Section>
        <ActivityCharts span={span} questions={info.question_count} />
        <Columns className={styles.facts}>
          <Section title={t('health.title')}>
            <HealthList facts={healthFacts(info, t, { now, language })} />
          </Section>
          <Section title={t('health.system')}>
            <HealthList facts={systemFacts(info, t)} />
          </Section>
        </Columns>
      </Stack>
    </Stack>
  )
}
