import { Button, CheckIcon, CopyButton } from '@quandary/ui'
import type { ReactNode } from 'react'
import { answerHref } from '../../addresses.ts'
import { RelativeTime } from '../../shell/clock.tsx'
import { useSettings } from '../../shell/settings.ts'
import { useWords } from '../../shell/site-context.ts'
import { useViewer } from '../../shell/viewer.ts'
import { Comments } from '../comments/comments.tsx'
import { Byline } from '../questions/byline.tsx'
import { PostBody } from '../questions/post-body.tsx'
import type { Question } from '../questions/question-queries.ts'
import { PostVotes } from '../votes/post-votes.tsx'
import type { Answer } from './answer-queries.ts'
import { useAcceptance } from './use-acceptance.ts'
import * as styles from './answers.css.ts'

const ACCEPTED = 2

/** One answer with its votes, acts and comments. */
export function AnswerItem({ answer, question }: { answer: Answer; question: Question }): ReactNode {
  const { t } = useWords()
  const accepted = answer.accepted === ACCEPTED
  const author = answer.user_info
  const name = accepted ? 'answers.accepted_by' : 'answers.by'
  return (
    <article className={styles.answer} id={answer.id} aria-label={t(name, { name: author.display_name })}>
      {accepted ? (
        <p className={styles.accepted}>
          <span className={styles.disc}>
            <CheckIcon size="sm" />
          </span>
          <strong>{t('answers.accepted')}</strong>
        </p>
      ) : null}
      <div className={styles.byline}>
        <Byline user={author} asker={author.username === question.user_info.username}>
          {t('questions.answered')} <RelativeTime at={answer.create_time} />
          {answer.update_time > answer.create_time ? (
            <>
              {' · '}
              {t('questions.edited')} <RelativeTime at={answer.update_time} />
            </>
          ) : null}
        </Byline>
      </div>
      <PostBody html={answer.html} />
      <AnswerActs answer={answer} question={question} />
      <Comments
        objectId={answer.id}
        label={t('comments.of_answer', { name: author.display_name })}
        askerUsername={question.user_info.username}
      />
    </article>
  )
}

function AnswerActs({ answer, question }: { answer: Answer; question: Question }): ReactNode {
  const { t } = useWords()
  const { permalink, siteUrl } = useSettings()
  const viewer = useViewer()
  const { busy, toggle } = useAcceptance(question.id)
  const accepted = answer.accepted === ACCEPTED
  const address = answerHref({ id: question.id, urlTitle: question.url_title }, answer.id, permalink)
  return (
    <div className={styles.acts}>
      <PostVotes
        objectId={answer.id}
        label={t('vote.of_answer')}
        authorUsername={answer.user_info.username}
        votes={answer.vote_count}
        status={answer.vote_status}
      />
      {viewer !== null && viewer.username === question.user_info.username ? (
        <Button
          variant="quiet"
          icon={<CheckIcon />}
          pressed={accepted}
          busy={busy}
          onClick={() => toggle(accepted ? null : answer.id)}
        >
          {accepted ? t('answers.unaccept') : t('answers.accept')}
        </Button>
      ) : null}
      <span className={styles.end}>
        <CopyButton text={`${siteUrl}${address}`} label={t('share.copy_link')} />
      </span>
    </div>
  )
}
