import { Anchor, Button, Section } from '@quandary/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { questionHref } from '../../addresses.ts'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { useSettings } from '../../shell/context/settings.ts'
import { useSite } from '../../shell/context/site-context.ts'
import { mutedQuestionsQuery } from './notification-queries.ts'
import * as styles from './settings.css.ts'
import { useRemovals } from './use-removals.ts'

/** The questions that the viewer muted, each with a button to unmute it. */
export function MutedQuestions(): ReactNode {
  const words = useAccountWords()
  const { permalink } = useSettings()
  const { questions, list, isBusyOn, unmute } = useMutedQuestions()
  return (
    <Section title={words('notify.muted')}>
      <div className={styles.sectionBody}>
        <p className={styles.lead}>{words(questions.length === 0 ? 'notify.muted_none' : 'notify.muted_lead')}</p>
        <ul ref={list} tabIndex={-1} className={styles.logins} aria-label={words('notify.muted')}>
          {questions.map(({ question_id: id, title }) => (
            <li key={id} className={styles.session}>
              <Anchor href={questionHref({ id, urlTitle: '' }, permalink)} dir="auto">
                {title}
              </Anchor>
              <Button
                size="sm"
                busy={isBusyOn(id)}
                aria-label={words('notifications.unmute_question', { title })}
                onClick={() => unmute(id)}
              >
                {words('notifications.unmute')}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

function useMutedQuestions() {
  const { api } = useSite()
  const words = useAccountWords()
  const options = mutedQuestionsQuery(api)
  const { data } = useSuspenseQuery(options)
  const { list, isBusyOn, remove } = useRemovals(options.queryKey, words('notify.unmuted'))
  const unmute = (question_id: string) =>
    remove(question_id, () => api.call('muteQuestion', { body: { question_id, is_muted: false } }))
  return { questions: data.list, list, isBusyOn, unmute }
}
