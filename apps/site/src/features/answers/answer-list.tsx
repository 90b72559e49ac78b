import { Notice, Pagination, Segments } from '@quandary/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { questionHref, withQuery } from '../../addresses.ts'
import { lazyPart } from '../../shell/loading/lazy-part.tsx'
import { pageCount } from '../../shell/navigation/search-text.ts'
import { useSettings } from '../../shell/context/settings.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { useViewer } from '../../shell/context/viewer.ts'
import {
  type AnswerFilter,
  answerOrders,
  ANSWERS_ID,
  ANSWERS_PER_PAGE,
  answersQuery,
  isOpen,
  type Question,
  useNewPosts,
} from '../posts/index.ts'
import { AnswerItem } from './answer-item.tsx'
import * as styles from './answers.css.ts'

const NewAnswers = lazyPart(async () => (await import('./new-answers.tsx')).NewAnswersNotice)

interface AnswerListProps {
  question: Question
  filter: AnswerFilter
  /** The answer and the comment named by the address. */
  answerId?: string | undefined
  commentId?: string | undefined
}

/** The answers of a question, with sorting and paging. */
export function AnswerList({ question, filter, answerId, commentId }: AnswerListProps): ReactNode {
  const { t } = useWords()
  const { api } = useSite()
  const { permalink } = useSettings()
  const isAsker = useViewer()?.username === question.user_info.username
  const { data } = useSuspenseQuery(answersQuery(api, question.id, filter))
  const fresh = useNewPosts().news.answers.filter((id) => !data.list.some((answer) => answer.id === id))
  const base = questionHref({ id: question.id, urlTitle: question.url_title }, permalink)
  const { order = 'score', page = 1 } = filter
  // The list also has deleted and pending answers, for their authors and staff.
  const count = Math.min(data.count, question.answer_count)
  const orders = answerOrders.map((one) => ({
    label: t(`answers.order.${one}`),
    href: `${withQuery(base, { order: one === 'score' ? undefined : one })}#${ANSWERS_ID}`,
    current: one === order,
  }))
  return (
    <section aria-labelledby={ANSWERS_ID}>
      <div className={styles.head}>
        <h2 id={ANSWERS_ID}>
          {count === 0 && isOpen(question)
            ? t(isAsker ? 'answers.awaited' : 'answers.none')
            : t('answers.count', { count })}
          {count < data.count ? (
            <span className={styles.beside}> · {t('answers.not_public', { count: data.count - count })}</span>
          ) : null}
        </h2>
        {data.count > 1 ? (
          <div className={styles.orders}>
            <span>{t('answers.sorted_by')}</span>
            <Segments label={t('answers.sorted_by')} items={orders} />
          </div>
        ) : null}
      </div>
      {answerId === undefined || data.list.some(({ id }) => id === answerId) ? null : (
        <div className={styles.notice}>
          <Notice tone="warning">{t('answers.gone')}</Notice>
        </div>
      )}
      {data.list.map((answer) => (
        <AnswerItem
          key={answer.id}
          answer={answer}
          question={question}
          filter={filter}
          marked={answer.id === answerId && commentId === undefined}
          commentId={commentId}
        />
      ))}
      <output className={styles.news}>
        {fresh.length === 0 ? null : (
          <Suspense>
            <NewAnswers question={question} fresh={fresh} />
          </Suspense>
        )}
      </output>
      <Pagination
        page={page}
        pageCount={pageCount(data.count, ANSWERS_PER_PAGE)}
        label={t('answers.pages')}
        href={(to) => `${withQuery(base, { order: filter.order, page: to > 1 ? to : undefined })}#${ANSWERS_ID}`}
      />
    </section>
  )
}
