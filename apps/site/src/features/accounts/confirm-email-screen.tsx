import { Button, ButtonGroup, MailIcon, Notice } from '@quandary/ui'
import { useState, type ReactNode } from 'react'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { useFailures } from '../../shell/forms/failures.tsx'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { useForm } from '@quandary/web-shell'
import { AccountForm, EmailField } from './account-form.tsx'
import { AccountFrame } from './account-frame.tsx'
import { checkAddress } from './account-rules.ts'
import { messagesFor } from './field-problems.ts'
import { useStartSession } from './use-start-session.ts'
import * as styles from './accounts.css.ts'

const WAITS_FOR_CONFIRMATION = 2

/** Asks for an email address after a login at a service that did not provide one. */
export function ConfirmEmailScreen({ bindingKey }: { bindingKey: string }): ReactNode {
  const words = useAccountWords()
  const [taken, setTaken] = useState<string>()
  return (
    <AccountFrame title={words('connector.email_title')}>
      {taken === undefined ? (
        <AddressForm bindingKey={bindingKey} onTaken={setTaken} />
      ) : (
        <AskOwner bindingKey={bindingKey} email={taken} onAnother={() => setTaken(undefined)} />
      )}
    </AccountFrame>
  )
}

function AddressForm({ bindingKey, onTaken }: { bindingKey: string; onTaken: (email: string) => void }): ReactNode {
  const { t } = useWords()
  const words = useAccountWords()
  const { api } = useSite()
  const enter = useStartSession()
  const form = useForm({
    initial: { email: '' },
    check: ({ email }): Record<string, string> => {
      const { e_mail: sentence } = messagesFor(checkAddress(email), t, words)
      return sentence === undefined ? {} : { email: sentence }
    },
    send: ({ email }) => api.call('bindConnectorEmail', { body: { binding_key: bindingKey, email: email.trim() } }),
    done: async ({ email_exist_and_must_be_confirmed: isTaken, access_token }, { email }) => {
      if (isTaken) onTaken(email.trim())
      else await enter({ access_token, mail_status: WAITS_FOR_CONFIRMATION })
    },
  })
  return (
    <>
      <p className={styles.words}>{words('connector.email_lead')}</p>
      <AccountForm form={form} wide submitLabel={words('connector.email_send')} busyText={words('sending')}>
        <EmailField
          name="email"
          label={t('auth.email')}
          autoComplete="email"
          value={form.draft.email}
          error={form.failure.fields['email']}
          onType={(email) => form.change({ email })}
        />
      </AccountForm>
    </>
  )
}

interface AskOwnerProps {
  bindingKey: string
  email: string
  onAnother: () => void
}

/**
 * Says that the address belongs to an existing account. Its owner may be the viewer, so a confirmation mail is offered.
 */
function AskOwner({ bindingKey, email, onAnother }: AskOwnerProps): ReactNode {
  const words = useAccountWords()
  const { api } = useSite()
  const { report } = useFailures()
  const [state, setState] = useState<'asking' | 'busy' | 'sent'>('asking')
  const ask = async () => {
    setState('busy')
    const body = { binding_key: bindingKey, email, must: true }
    const { error } = await api.call('bindConnectorEmail', { body })
    if (error) report(error)
    setState(error ? 'asking' : 'sent')
  }
  if (state === 'sent') {
    return (
      <Notice tone="success" live="status" icon={<MailIcon />} title={words('email.sent_title')}>
        {words('connector.owner_asked', { address: email })}
      </Notice>
    )
  }
  return (
    <>
      <Notice tone="warning" live="alert">
        {words('connector.owner_question', { address: email })}
      </Notice>
      <ButtonGroup>
        <Button variant="primary" busy={state === 'busy'} onClick={() => void ask()}>
          {words('connector.owner_ask')}
        </Button>
        <Button variant="quiet" onClick={onAnother}>
          {words('connector.another_address')}
        </Button>
      </ButtonGroup>
    </>
  )
}
