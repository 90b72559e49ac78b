import { formatCount } from '@quandary/i18n'
import { AnswersBadge, Section } from '@quandary/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { questionHref } from '../../addresses.ts'
import { AppLink } from '../../shell/navigation/app-link.tsx'
import { useSettings } from '../../shell/context/settings.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { hotQuestionsQuery, isHidden, isOpen, isPinned, type QuestionRow } from '../posts/index.ts'
import { isAccepted } from './is-accepted.ts'
import * as styles from './question-list.css.ts'

/**
 * The side card of hot questions. The list that it is taken from begins with pinned questions and ends with those that
 * nobody has read; the card leaves them out, and so it does with closed and unlisted ones.
 *
 * @param isLeftOut returns true for questions to omit
 */
export function HotQuestions({ isLeftOut }: { isLeftOut: (question: QuestionRow) => boolean }): ReactNode {
  const { t } = useWords()
  const { api } = useSite()
  const { data } = useQuery(hotQuestionsQuery(api))
  const shown = (data?.list ?? []).filter((question) => isHot(question) && !isLeftOut(question))
  return <QuestionLinks title={t('questions.hot')} questions={shown} />
}

function isHot(question: QuestionRow): boolean {
  // The first view is usually the author's own.
  return isOpen(question) && !isPinned(question) && !isHidden(question) && question.view_count > 1
}

interface QuestionLinksProps {
  title: string
  questions: readonly (Pick<QuestionRow, 'id' | 'title' | 'url_title' | 'answer_count' | 'accepted_answer_id'> &
    Partial<Pick<QuestionRow, 'show'>>)[]
}

/** A side card of questions with their answer counts; renders nothing for an empty list. */
export function QuestionLinks({ title, questions }: QuestionLinksProps): ReactNode {
  const { t } = useWords()
  const { permalink } = useSettings()
  if (questions.length === 0) return null
  return (
    <Section title={title}>
      <ul className={styles.hot}>
        {questions.map((question) => (
          <li key={question.id} className={styles.hotRow}>
            <AppLink
              href={questionHref({ id: question.id, urlTitle: question.url_title }, permalink)}
              className={styles.hotLink}
            >
              <AnswersBadge
                size="small"
                count={question.answer_count}
                text={formatCount(question.answer_count)}
                accepted={isAccepted(question.accepted_answer_id)}
              />
              <span>
                <bdi>{question.title}</bdi>
                {isHidden(question) ? <span className={styles.state}> [{t('questions.unlisted')}]</span> : null}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
