import type { Schemas } from '@quandary/api-client'
import { formatExactCount } from '@quandary/i18n'
import {
  Button,
  Cell,
  ColumnHead,
  DialogFoot,
  Field,
  FieldStack,
  FileButton,
  Notice,
  RowHead,
  Table,
  TableRow,
  TextArea,
  UploadIcon,
  useToast,
} from '@quandary/ui'
import { useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { useReportError } from '../../shell/report-error.tsx'
import { MAX_ACCOUNTS, readAccounts, type AccountLine, type PastedAccounts } from './account-lines.ts'
import * as styles from './add-many-users.css.ts'
import type { AddUsersProps } from './add-one-user.tsx'

/** Maximum number of rows in the preview. Lines with a problem come first. */
const MAX_ROWS = 50

/** The form that adds many accounts from pasted lines or a CSV file: all of them or none. */
export function AddManyUsers({ onAdded, onCancel }: AddUsersProps): ReactNode {
  const { t } = useLanguage()
  const [pasted, setPasted] = useState('')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const accounts = useMemo(() => readAccounts(pasted), [pasted])
  const { busy, send } = useAddMany(onAdded)
  const change = (text: string) => {
    setPasted(text)
    setError(undefined)
  }
  const refuse = (text: string) => {
    setError(text)
    field.current?.focus()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { lines } = accounts
    const wrong = lines.filter(({ problem }) => problem !== undefined).length
    if (lines.length === 0) return refuse(t('users.lines_none'))
    if (lines.length > MAX_ACCOUNTS) return refuse(t('users.lines_many'))
    if (wrong > 0) return refuse(t('users.lines_wrong', { count: wrong }))
    const refusal = await send(accounts)
    if (refusal !== undefined) refuse(refusal)
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <FieldStack>
        <Field label={t('users.lines')} help={t('users.lines_help')} error={error} required>
          <TextArea
            ref={field}
            rows={6}
            className={styles.lines}
            placeholder={'Ada Lovelace, ada@example.com, correct-horse\nBo Chen, bo@example.com, battery-staple'}
            value={pasted}
            spellCheck={false}
            autoComplete="off"
            onChange={({ currentTarget }) => change(currentTarget.value)}
          />
        </Field>
        <div>
          <FileButton
            size="sm"
            icon={<UploadIcon />}
            accept=".csv,.txt,text/csv,text/plain"
            onFile={(file) => void file.text().then(change)}
          >
            {t('users.lines_file')}
          </FileButton>
        </div>
        {accounts.lines.length === 0 ? null : <Preview lines={accounts.lines} />}
        <DialogFoot>
          <Button onClick={onCancel}>{t('kit.cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy} busyText={t('users.adding')}>
            {accounts.lines.length === 0
              ? t('users.add_many_none')
              : t('users.add_many_submit', { count: accounts.lines.length })}
          </Button>
        </DialogFoot>
      </FieldStack>
    </form>
  )
}

function Preview({ lines }: { lines: readonly AccountLine[] }): ReactNode {
  const { t, language } = useLanguage()
  const wrong = lines.filter(({ problem }) => problem !== undefined)
  const right = lines.filter(({ problem }) => problem === undefined)
  const shown = [...wrong, ...right].slice(0, MAX_ROWS)
  const exact = (count: number) => formatExactCount(count, language)
  return (
    <>
      <Notice tone={wrong.length > 0 ? 'danger' : 'success'} live="status">
        {wrong.length > 0
          ? t('users.preview_wrong', { count: wrong.length, wrong: exact(wrong.length), all: exact(lines.length) })
          : t('users.preview_right', { count: lines.length, all: exact(lines.length) })}
      </Notice>
      <div className={styles.preview}>
        <Table caption={t('users.preview')}>
          <thead>
            <tr>
              <ColumnHead numeric>{t('users.line')}</ColumnHead>
              <ColumnHead>{t('users.name')}</ColumnHead>
              <ColumnHead wide>{t('users.email')}</ColumnHead>
              <ColumnHead>{t('users.problem')}</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {shown.map((line) => (
              <PreviewRow key={line.number} line={line} />
            ))}
          </tbody>
        </Table>
      </div>
      {shown.length < lines.length ? <p>{t('users.preview_more', { count: lines.length - shown.length })}</p> : null}
    </>
  )
}

function PreviewRow({ line }: { line: AccountLine }): ReactNode {
  const { t } = useLanguage()
  const { number, name, email, problem } = line
  return (
    <TableRow>
      <Cell numeric>{number}</Cell>
      <RowHead narrow={email}>{name}</RowHead>
      <Cell wide>{email}</Cell>
      <Cell className={problem === undefined ? styles.fine : styles.problem}>
        {problem === undefined ? '–' : t(`users.line_${problem}`)}
      </Cell>
    </TableRow>
  )
}

type Added = Schemas['AdminUsersBulkBody']

/** Returns a function that sends the lines. It resolves to the error message for the field with the lines, if any. */
function useAddMany(onAdded: AddUsersProps['onAdded']) {
  const { t } = useLanguage()
  const toast = useToast()
  const reportError = useReportError()
  const [busy, setBusy] = useState(false)
  const send = async ({ text, lines }: PastedAccounts): Promise<string | undefined> => {
    if (busy) return undefined
    setBusy(true)
    const body: Added = { users: text }
    const { error } = await api.call('createUsers', { body, timeoutMs: BULK_TIMEOUT_MS })
    setBusy(false)
    if (error) {
      if (error.kind === 'fields') return error.fields[0]?.error_msg ?? error.message
      reportError(error)
      return undefined
    }
    await onAdded()
    toast.show({ text: t('users.added_many', { count: lines.length }) })
    return undefined
  }
  return { busy, send }
}

/** Time limit of the call: the server hashes up to `MAX_ACCOUNTS` passwords, at most three at a time. */
const BULK_TIMEOUT_MS = 600_000
