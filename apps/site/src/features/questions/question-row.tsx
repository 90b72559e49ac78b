import { formatCount } from '@quandary/i18n'
import { AnswersBadge, classNames, PinIcon, UserLine, VisuallyHidden } from '@quandary/ui'
import type { ReactNode } from 'react'
import { questionHref, userHref } from '../../addresses.ts'
import { AppLink } from '../../shell/navigation/app-link.tsx'
import { RelativeTime } from '../../shell/context/clock.tsx'
import { row } from '../../shell/keys/row-attribute.ts'
import { useSettings } from '../../shell/context/settings.ts'
import { useWords } from '../../shell/context/site-context.ts'
import { type QuestionRow, TagLinks } from '../posts/index.ts'
import { Stat } from './question-stat.tsx'
import { isAccepted } from './is-accepted.ts'
import * as styles from './question-list.css.ts'

const CLOSED = 2
const PINNED = 2
const UNLISTED = 2

/** A row of a question list. The title's link covers the whole row. Rows with an ignored tag are dimmed. */
export function QuestionListRow({ question, isIgnored }: { question: QuestionRow; isIgnored: boolean }): ReactNode {
  const { t } = useWords()
  const { permalink } = useSettings()
  const { title, vote_count: votes, answer_count: answers, view_count: views } = question
  const href = questionHref({ id: question.id, urlTitle: question.url_title }, permalink)
  return (
    <li className={isIgnored ? styles.dimmed : styles.row} {...row}>
      <h3 className={styles.title}>
        {question.pin === PINNED ? (
          <>
            <PinIcon className={styles.pin} />
            <VisuallyHidden>{t('questions.pinned')}: </VisuallyHidden>
          </>
        ) : null}
        <AppLink href={href} className={styles.titleLink}>
          {title}
        </AppLink>
        {question.status === CLOSED ? <span className={styles.state}> [{t('questions.closed')}]</span> : null}
        {question.show === UNLISTED ? <span className={styles.state}> [{t('questions.unlisted')}]</span> : null}
        {isIgnored ? <span className={styles.state}> [{t('questions.ignored')}]</span> : null}
      </h3>
      {isIgnored || question.description === '' ? null : <p className={styles.excerpt}>{question.description}</p>}
      <p className={styles.stats}>
        <Stat count={votes} unit={t('stats.votes', { count: votes })} low={votes <= 0} />
        <AnswersBadge count={answers} text={formatCount(answers)} accepted={isAccepted(question.accepted_answer_id)} />
        <Stat count={views} unit={t('stats.views', { count: views })} low />
      </p>
      <RowFoot question={question} />
    </li>
  )
}

function RowFoot({ question }: { question: QuestionRow }): ReactNode {
  const { t } = useWords()
  const { operator, operation_type: done } = question
  const words = { asked: t('questions.asked'), answered: t('questions.answered'), modified: t('questions.modified') }
  return (
    <div className={styles.foot}>
      <div className={styles.above}>
        <TagLinks tags={question.tags} />
      </div>
      <div className={classNames(styles.above, styles.by)}>
        <UserLine
          name={operator.display_name}
          href={operator.status === 'deleted' ? undefined : userHref(operator.username)}
        >
          {' '}
          {words[done]} <RelativeTime at={question.operated_at} />
        </UserLine>
      </div>
    </div>
  )
}
