import { formatCount, formatExactCount } from '@quandary/i18n'
import { CopyButton, LockIcon, Notice, ReadingColumn, Tag, TagList } from '@quandary/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { questionHref, tagHref } from '../../addresses.ts'
import { RelativeTime } from '../../shell/clock.tsx'
import { Page } from '../../shell/page.tsx'
import { useSettings } from '../../shell/settings.ts'
import { useSite, useWords } from '../../shell/site-context.ts'
import { AnswerForm, NoAnswerForm } from '../answers/answer-form.tsx'
import { AnswerList } from '../answers/answer-list.tsx'
import type { AnswerFilter } from '../answers/answer-queries.ts'
import { Comments } from '../comments/comments.tsx'
import { PostVotes } from '../votes/post-votes.tsx'
import { Byline } from './byline.tsx'
import { HotQuestions } from './hot-questions.tsx'
import { PostBody } from './post-body.tsx'
import { questionQuery, type Question } from './question-queries.ts'
import * as styles from './question.css.ts'

const CLOSED = 2

interface QuestionScreenProps {
  questionId: string
  /** The answer the address names; it is scrolled to. */
  answerId?: string | undefined
  filter: AnswerFilter
}

/** A question with its answers. */
export function QuestionScreen({ questionId, answerId, filter }: QuestionScreenProps): ReactNode {
  const { api } = useSite()
  const { data: question } = useSuspenseQuery(questionQuery(api, questionId))
  useEffect(() => {
    if (answerId !== undefined) document.getElementById(answerId)?.scrollIntoView()
  }, [answerId])
  return (
    <Page aside={<HotQuestions />}>
      <ReadingColumn>
        <QuestionPost question={question} />
        <AnswerList question={question} filter={filter} />
        <AnswerPlace question={question} />
      </ReadingColumn>
    </Page>
  )
}

function QuestionPost({ question }: { question: Question }): ReactNode {
  const { t, language } = useWords()
  const views = question.view_count
  return (
    <article className={styles.post}>
      <header className={styles.head}>
        <h1 className={styles.title}>
          {question.title}
          {question.status === CLOSED ? <span className={styles.state}> [{t('questions.closed')}]</span> : null}
        </h1>
        <Byline
          user={question.user_info}
          end={
            <span title={`${formatExactCount(views, language)} ${t('stats.views', { count: views })}`}>
              {formatCount(views)} {t('stats.views', { count: views })}
            </span>
          }
        >
          {t('questions.asked')} <RelativeTime at={question.create_time} />
          {question.edit_time > question.create_time ? (
            <>
              {' · '}
              {t('questions.edited')} <RelativeTime at={question.edit_time} />
            </>
          ) : null}
        </Byline>
      </header>
      <QuestionNotice question={question} />
      <PostBody html={question.html} />
      <div className={styles.tags}>
        <TagList>
          {question.tags.map((tag) => (
            <Tag
              key={tag.slug_name}
              name={tag.display_name}
              href={tagHref(tag.slug_name)}
              kind={tag.reserved ? 'reserved' : tag.recommend ? 'required' : 'normal'}
            />
          ))}
        </TagList>
      </div>
      <QuestionActs question={question} />
      <Comments objectId={question.id} label={t('comments.of_question')} askerUsername={question.user_info.username} />
    </article>
  )
}

function QuestionActs({ question }: { question: Question }): ReactNode {
  const { t } = useWords()
  const { siteUrl, permalink } = useSettings()
  const address = questionHref({ id: question.id, urlTitle: question.url_title }, permalink)
  return (
    <div className={styles.acts}>
      <PostVotes
        objectId={question.id}
        label={t('vote.of_question')}
        authorUsername={question.user_info.username}
        votes={question.vote_count}
        status={question.vote_status}
      />
      <span className={styles.end}>
        <CopyButton text={`${siteUrl}${address}`} label={t('share.copy_link')} />
      </span>
    </div>
  )
}

/** Why the question is closed or otherwise out of the ordinary, and since when. */
function QuestionNotice({ question }: { question: Question }): ReactNode {
  const { operation } = question
  if (operation === undefined) return null
  const { level, msg, description, time, type } = operation
  const words = msg === '' ? description : msg
  return (
    <div className={styles.notice}>
      <Notice
        tone={level === 'danger' ? 'danger' : level === 'warning' ? 'warning' : 'info'}
        {...(type === 'close' ? { icon: <LockIcon /> } : {})}
      >
        {/^https?:\/\//.test(words) ? (
          <>
            {description} <a href={words}>{words}</a>
          </>
        ) : (
          words
        )}{' '}
        <RelativeTime at={time} />
      </Notice>
    </div>
  )
}

function AnswerPlace({ question }: { question: Question }): ReactNode {
  const { t } = useWords()
  const { restrictAnswer } = useSettings()
  const closed = question.status === CLOSED || (question.operation !== undefined && question.operation.type !== '')
  if (closed) return <NoAnswerForm words={t('answers.closed')} />
  if (question.answered && restrictAnswer) return <NoAnswerForm words={t('answers.one_each')} />
  return <AnswerForm key={question.id} question={question} />
}
