import { ReadingColumn } from '@quandary/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useEffect, type ReactNode } from 'react'
import { lazyPart } from '../../shell/loading/lazy-part.tsx'
import { AnswerList, AnswerSection, LazyAnswersMap } from '../answers/index.ts'
import { Page } from '../../shell/frame/page.tsx'
import { useSite } from '../../shell/context/site-context.ts'
import { type AnswerFilter, isOpen, NewPostsProvider, type Question, questionQuery } from '../posts/index.ts'
import { HotQuestions } from '../questions/index.ts'
import { QuestionPost } from './question-post.tsx'
import { RelatedQuestions } from './related-questions.tsx'
import { useIdle } from '../../shell/hooks/use-idle.ts'

const InvitePanel = lazyPart(async () => (await import('./invite-panel.tsx')).InvitePanel)

interface QuestionScreenProps {
  questionId: string
  /** The answer named by the address; the page scrolls to it. */
  answerId?: string | undefined
  filter: Omit<AnswerFilter, 'whole'>
  /** The comment to scroll to and highlight, or `all` to list all comments. */
  commentId?: string | undefined
}

export function QuestionScreen({ questionId, answerId, filter: search, commentId }: QuestionScreenProps): ReactNode {
  const filter = { ...search, whole: answerId }
  const { api } = useSite()
  const { data: question } = useSuspenseQuery(questionQuery(api, questionId))
  useEffect(() => {
    if (answerId !== undefined && commentId === undefined) document.getElementById(answerId)?.scrollIntoView()
  }, [answerId, commentId])
  return (
    <Page aside={<QuestionAside question={question} filter={filter} />}>
      {/*
       * A single key on the outermost element. If several siblings had this key, React would leave elements of the
       * previous question in the page.
       */}
      <ReadingColumn key={question.id}>
        <NewPostsProvider questionId={question.id}>
          <QuestionPost question={question} commentId={commentId} />
          <AnswerList question={question} filter={filter} answerId={answerId} commentId={commentId} />
        </NewPostsProvider>
        <AnswerSection question={question} />
      </ReadingColumn>
    </Page>
  )
}

function QuestionAside({ question, filter }: { question: Question; filter: AnswerFilter }): ReactNode {
  const mayInvite =
    isOpen(question) && question.extends_actions.some(({ action }) => action === 'invite_other_to_answer')
  const isIdle = useIdle()
  return (
    <>
      <RelatedQuestions questionId={question.id} />
      <HotQuestions isLeftOut={({ id }) => id === question.id} />
      {mayInvite && isIdle ? (
        <Suspense>
          <InvitePanel questionId={question.id} />
        </Suspense>
      ) : null}
      {question.answer_count > 2 && isIdle ? (
        <Suspense>
          <LazyAnswersMap questionId={question.id} filter={filter} />
        </Suspense>
      ) : null}
    </>
  )
}
