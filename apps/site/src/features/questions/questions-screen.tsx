import { formatExactCount } from '@quandary/i18n'
import { PageHead } from '@quandary/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { lazyPart } from '../../shell/loading/lazy-part.tsx'
import { LazyWelcomeCard } from '../welcome/index.ts'
import { Page } from '../../shell/frame/page.tsx'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { useLoginState, useViewer } from '../../shell/context/viewer.ts'
import { FilterButton, useFilterPanel } from '../filters/index.ts'
import { FollowedTags } from '../tags/index.ts'
import { AboutSite } from './about-site.tsx'
import { HotQuestions } from './hot-questions.tsx'
import { QuestionList } from './question-list.tsx'
import { useLeftOutBeside } from './use-left-out-beside.ts'
import { type QuestionListFilter, questionListQuery } from '../posts/index.ts'
import { useIdle } from '../../shell/hooks/use-idle.ts'

const SetupChecklist = lazyPart(async () => (await import('./setup-checklist.tsx')).SetupChecklist, { optional: true })

export function QuestionsScreen({ filter, path }: { filter: QuestionListFilter; path: string }): ReactNode {
  const { t, language } = useWords()
  const { api } = useSite()
  const { admin } = useLoginState()
  const viewer = useViewer()
  const isIdle = useIdle()
  const { order = 'active' } = filter
  const panel = useFilterPanel(filter)
  const isLeftOut = useLeftOutBeside(filter)
  const { count } = useSuspenseQuery(questionListQuery(api, filter)).data
  return (
    <Page
      aside={
        <>
          <AboutSite />
          <FollowedTags />
          <HotQuestions isLeftOut={isLeftOut} />
          {viewer !== null && isIdle ? (
            <Suspense>
              <LazyWelcomeCard />
            </Suspense>
          ) : null}
          {admin && isIdle ? (
            <Suspense>
              <SetupChecklist />
            </Suspense>
          ) : null}
        </>
      }
    >
      <PageHead
        title={order === 'active' ? t('questions.all') : t(`questions.sort.${order}`)}
        meta={`${formatExactCount(count, language)} ${t('questions.word', { count })}`}
        actions={<FilterButton filter={filter} path={path} panel={panel} />}
      />
      <QuestionList filter={filter} path={path} panel={panel} />
    </Page>
  )
}
