import { Section, Switch, useToast } from '@quandary/ui'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { useFailures } from '../../shell/forms/failures.tsx'
import { useSite } from '../../shell/context/site-context.ts'
import { MutedQuestions } from './muted-questions.tsx'
import { notificationSettingsQuery, type NotificationSettings } from './notification-queries.ts'
import * as styles from './settings.css.ts'

const events = ['inbox', 'all_new_question', 'all_new_question_for_following_tags'] as const

type MailedEvent = (typeof events)[number]

/** Which mails the viewer gets, each switch applied at once, and the questions they muted. */
export function NotifySettings(): ReactNode {
  return (
    <>
      <MailSettings />
      <MutedQuestions />
    </>
  )
}

function MailSettings(): ReactNode {
  const words = useAccountWords()
  const { settings, busy, turn } = useNotificationSettings()
  return (
    <Section title={words('notify.title')}>
      <div className={styles.sectionBody}>
        <p className={styles.lead}>{words('notify.lead')}</p>
        {events.map((event) => (
          <Switch
            key={event}
            label={words(`notify.${event}`)}
            description={words(`notify.${event}_about`)}
            checked={settings[event].enable}
            onChange={(enable) => {
              if (!busy) turn(event, enable)
            }}
          />
        ))}
      </div>
    </Section>
  )
}

/** Applies a switch optimistically and rolls it back with the error message on refusal. */
function useNotificationSettings() {
  const { api } = useSite()
  const words = useAccountWords()
  const queryClient = useQueryClient()
  const toasts = useToast()
  const { tell } = useFailures()
  const [busy, setBusy] = useState(false)
  const options = notificationSettingsQuery(api)
  const { data: settings } = useSuspenseQuery(options)
  const save = async (next: NotificationSettings) => {
    setBusy(true)
    queryClient.setQueryData(options.queryKey, next)
    const { error } = await api.call('updateNotificationSettings', { body: next })
    if (error) {
      queryClient.setQueryData(options.queryKey, settings)
      tell(error)
    } else toasts.show({ text: words('saved') })
    setBusy(false)
  }
  const turn = (event: MailedEvent, enable: boolean) =>
    void save({ ...settings, [event]: { ...settings[event], enable } })
  return { settings, busy, turn }
}
