import type { Schemas } from '@quandary/api-client'
import { Button, ButtonGroup, Dialog, Field, FieldStack, MailIcon, Notice, TextInput } from '@quandary/ui'
import { basePath, useAction, useForm } from '@quandary/web-shell'
import { useId, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { PasswordField } from '../accounts/index.ts'
import * as styles from './settings.css.ts'

const MEMBER = 1

interface DeleteAccountProps {
  person: Schemas['CurrentUser']
  /** Called once the account is deleted, which also ends the session. */
  onDeleted: () => void
}

/**
 * Lets a member delete their account. Members without a password confirm the deletion through a mail; its link opens
 * the dialog.
 */
export function DeleteAccount({ person, onDeleted }: DeleteAccountProps): ReactNode {
  const words = useAccountWords()
  const code = useSyncExternalStore(neverChanges, mailedCode, () => '')
  const [chosen, setOpen] = useState<boolean>()
  const open = chosen ?? code !== ''
  if (person.role_id !== MEMBER) return <p className={styles.lead}>{words('own.delete_staff')}</p>
  return (
    <>
      <p className={styles.lead}>{words('own.delete_lead')}</p>
      <ButtonGroup>
        <Button onClick={() => setOpen(true)}>{words('own.delete')}</Button>
      </ButtonGroup>
      {open ? (
        <DeletionDialog person={person} code={code} onDeleted={onDeleted} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}

/**
 * Returns the code in the page's address. It is read from `location`, because the router drops query parameters that
 * the route does not declare.
 */
function mailedCode(): string {
  return new URLSearchParams(location.search).get('code') ?? ''
}

const neverChanges = () => () => undefined

interface DeletionDialogProps extends DeleteAccountProps {
  /** The code from the link in the mail; '' if the page was not opened through the mail. */
  code: string
  onClose: () => void
}

function DeletionDialog({ person, code, onDeleted, onClose }: DeletionDialogProps): ReactNode {
  const { t } = useWords()
  const words = useAccountWords()
  const id = useId()
  const form = useDeletion(person, code, onDeleted)
  const { fields, message } = form.failure
  const problem = fields['code'] ?? message
  const lacksCode = code === '' || fields['code'] !== undefined
  const needsMail = !person.have_password && person.e_mail !== '' && lacksCode
  const footer = (
    <>
      <Button onClick={onClose}>{t('kit.cancel')}</Button>
      {needsMail ? null : (
        <Button type="submit" form={id} variant="danger" busy={form.busy} busyText={words('own.deleting')}>
          {words('own.delete')}
        </Button>
      )}
    </>
  )
  return (
    <Dialog open onOpenChange={onClose} title={words('own.delete_title')} footer={footer}>
      <FieldStack>
        <p>{words('own.delete_erased')}</p>
        <p>{words('own.delete_stays', { id: person.id })}</p>
        <p>{words('own.delete_final')}</p>
        {problem === undefined ? null : (
          <Notice tone="danger" live="alert">
            {problem}
          </Notice>
        )}
        {needsMail ? <MailRequest address={person.e_mail} /> : <DeletionForm id={id} person={person} form={form} />}
      </FieldStack>
    </Dialog>
  )
}

function useDeletion(person: Schemas['CurrentUser'], code: string, onDeleted: () => void) {
  const { t } = useWords()
  const words = useAccountWords()
  const { api, tokens } = useSite()
  return useForm({
    initial: { username: '', pass: '' },
    check: ({ username, pass }) => ({
      ...(isOwnName(username, person) ? {} : { username: words('own.delete_username_differs') }),
      ...(person.have_password && pass === '' ? { pass: t('form.empty') } : {}),
    }),
    send: ({ username, pass }) =>
      api.call('deleteOwnAccount', { body: { username, ...(person.have_password ? { pass } : { code }) } }),
    done: () => {
      tokens.clear()
      onDeleted()
    },
  })
}

function isOwnName(typed: string, { username }: Schemas['CurrentUser']): boolean {
  return typed.trim().toLowerCase() === username
}

interface DeletionFormProps {
  id: string
  person: Schemas['CurrentUser']
  form: ReturnType<typeof useDeletion>
}

function DeletionForm({ id, person, form }: DeletionFormProps): ReactNode {
  const words = useAccountWords()
  const { formRef, onSubmit, draft, change, failure } = form
  const { fields } = failure
  return (
    <form ref={formRef} id={id} onSubmit={onSubmit} noValidate>
      <FieldStack>
        <Field label={words('own.delete_username', { username: person.username })} error={fields['username']} required>
          <TextInput
            name="username"
            value={draft.username}
            autoComplete="off"
            autoCapitalize="none"
            onChange={(event) => change({ username: event.currentTarget.value })}
          />
        </Field>
        {person.have_password ? (
          <PasswordField
            name="pass"
            label={words('password.present')}
            autoComplete="current-password"
            value={draft.pass}
            error={fields['pass']}
            onType={(pass) => change({ pass })}
          />
        ) : null}
      </FieldStack>
    </form>
  )
}

/** Requests the mail with which a member without a password confirms the deletion. */
function MailRequest({ address }: { address: string }): ReactNode {
  const words = useAccountWords()
  const { api } = useSite()
  const { act, busy } = useAction()
  const [sent, setSent] = useState(false)
  if (sent) {
    return (
      <Notice tone="success" live="status" icon={<MailIcon />} title={words('email.sent_title')}>
        {words('own.delete_mail', { address })}
      </Notice>
    )
  }
  const send = () => act(() => api.call('requestOwnDeletion'), { done: () => setSent(true) })
  return (
    <>
      <p>{words('own.delete_mail', { address })}</p>
      <ButtonGroup>
        <Button variant="primary" busy={busy} busyText={words('sending')} onClick={() => void send()}>
          {words('own.delete_send')}
        </Button>
      </ButtonGroup>
    </>
  )
}

/**
 * Says that the account is deleted. Closing it loads the home page as a new document, so that no data of the member
 * stays in memory.
 */
export function AccountDeleted(): ReactNode {
  const words = useAccountWords()
  const leave = () => location.assign(`${basePath()}/`)
  return (
    <Dialog
      open
      onOpenChange={leave}
      title={words('own.deleted_title')}
      description={words('own.deleted')}
      footer={
        <Button variant="primary" onClick={leave}>
          {words('own.deleted_go')}
        </Button>
      }
    />
  )
}
