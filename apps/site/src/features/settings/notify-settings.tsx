import { Section, Switch, useToast } from '@quandary/ui'
import { useAction } from '@quandary/web-shell'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { useSite } from '../../shell/context/site-context.ts'
import { MutedQuestions } from './muted-questions.tsx'
import { notificationSettingsQuery, type NotificationSettings } from './notification-queries.ts'
import * as styles from './settings.css.ts'

const events = ['inbox', 'all_new_question', 'all_new_question_for_following_tags'] as const

type MailedEvent = (typeof events)[number]

/** The switches for mails to the viewer, each of which applies immediately, and the muted questions. */
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
  const { settings, turn } = useNotificationSettings()
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
            onChange={(enable) => turn(event, enable)}
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
  const { act } = useAction()
  const options = notificationSettingsQuery(api)
  const { data: settings } = useSuspenseQuery(options)
  const turn = (event: MailedEvent, enable: boolean) => {
    const next: NotificationSettings = { ...settings, [event]: { ...settings[event], enable } }
    void act(() => api.call('updateNotificationSettings', { body: next }), {
      show: () => {
        queryClient.setQueryData(options.queryKey, next)
        return () => queryClient.setQueryData(options.queryKey, settings)
      },
      done: () => void toasts.show({ text: words('saved') }),
    })
  }
  return { settings, turn }
}
