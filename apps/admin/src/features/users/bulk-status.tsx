import type { ApiError, Schemas } from '@quandary/api-client'
import { operationKey } from '@quandary/api-client/query'
import { Button, Dialog, initialValues, SchemaForm, useToast, type FormValues } from '@quandary/ui'
import { errorText, fieldRefusal } from '@quandary/web-shell'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { useReportError } from '../../shell/report-error.tsx'
import { rendered, returnFocus } from '../../shell/return-focus.ts'
import { userActions } from './user-actions.ts'

type User = Schemas['AdminUserItem']

interface BulkStatusProps {
  users: readonly User[]
  /** Called with the changed accounts if others were refused, which then stay selected. */
  onChanged: (users: readonly User[]) => void
}

/** The button that changes the status of the selected accounts, with its dialog. */
export function BulkStatus({ users, onChanged }: BulkStatusProps): ReactNode {
  const { t } = useLanguage()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('users.bulk_status')}
      </Button>
      {open ? <BulkStatusDialog users={users} onChanged={onChanged} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** Asks for the new status of several accounts. */
function BulkStatusDialog({ users, onChanged, onClose }: BulkStatusProps & { onClose: () => void }): ReactNode {
  const { t } = useLanguage()
  const [first] = users
  const fields = first === undefined ? [] : userActions.changeStatus.fields(t, first)
  const [values, setValues] = useState<FormValues>(() => initialValues(fields))
  const send = useBulkSend(users, onChanged, onClose)
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('users.bulk_status_title', { count: users.length })}
      description={users.map(({ display_name }) => display_name).join(', ')}
    >
      <SchemaForm
        fields={fields}
        values={values}
        onChange={setValues}
        onSubmit={send}
        submitLabel={userActions.changeStatus.submit(t, values)}
        busyText={t('saving')}
        buttons="end"
        actions={<Button onClick={onClose}>{t('kit.cancel')}</Button>}
      />
    </Dialog>
  )
}

/** Returns a function that changes one account after the other. A refusal does not stop the rest. */
function useBulkSend(users: readonly User[], onChanged: BulkStatusProps['onChanged'], onClose: () => void) {
  const { t } = useLanguage()
  const toast = useToast()
  const reportError = useReportError()
  const queryClient = useQueryClient()
  return async (given: FormValues) => {
    const refused: User[] = []
    let refusal: ApiError | undefined
    for (const user of users) {
      const outcome = await userActions.changeStatus.send(api, given, user)
      if (!outcome?.error) continue
      refusal ??= outcome.error
      refused.push(user)
    }
    const done = users.filter((user) => !refused.includes(user))
    await queryClient.invalidateQueries({ queryKey: operationKey('listAdminUsers') })
    await queryClient.invalidateQueries({ queryKey: operationKey('listAuditLog') })
    // If every selected row has left the list, the dialog and its button are removed with the selection.
    await rendered()
    returnFocus()
    if (refusal && done.length === 0) {
      const inFields = fieldRefusal(refusal)
      if (!inFields) reportError(refusal)
      return inFields
    }
    onClose()
    toast.show({ text: t('users.bulk_status_done', { count: done.length }) })
    if (refusal) {
      onChanged(done)
      const names = refused.map(({ display_name }) => display_name).join(', ')
      const text = t('users.bulk_refused', { names, reason: errorText(refusal, t) })
      toast.show({ tone: 'error', text })
    }
    return undefined
  }
}
