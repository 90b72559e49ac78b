import type { ReactNode } from 'react'
import { userHref } from '../../addresses.ts'
import { useWords } from '../../shell/site-context.ts'
import { QuestionList } from '../questions/question-list.tsx'
import type { QuestionListFilter } from '../questions/question-queries.ts'
import { ProfileFrame } from './profile-frame.tsx'
import * as styles from './profile.css.ts'

/** The questions of a person. */
export function ProfileQuestions({ username, filter }: { username: string; filter: QuestionListFilter }): ReactNode {
  const { t } = useWords()
  return (
    <ProfileFrame username={username} tab="questions">
      <div className={styles.questions}>
        <QuestionList
          filter={{ ...filter, username }}
          path={`${userHref(username)}/questions`}
          empty={<p className={styles.meta}>{t('users.no_questions')}</p>}
        />
      </div>
    </ProfileFrame>
  )
}
