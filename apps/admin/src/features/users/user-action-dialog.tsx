import type { Schemas } from '@quandary/api-client'
import { operationKey } from '@quandary/api-client/query'
import { Button, Dialog, initialValues, SchemaForm, useToast, type FormValues } from '@quandary/ui'
import { fieldRefusal } from '@quandary/web-shell'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { useReportError } from '../../shell/report-error.tsx'
import { userActions, type UserActionName } from './user-actions.ts'

interface UserActionDialogProps {
  user: Schemas['AdminUserItem']
  name: UserActionName
  onClose: () => void
}

/** The form of an action on an account, in a dialog. */
export function UserActionDialog({ user, name, onClose }: UserActionDialogProps): ReactNode {
  const { t } = useLanguage()
  const action = userActions[name]
  const fields = action.fields(t, user)
  const [values, setValues] = useState<FormValues>(() => initialValues(fields))
  const send = useSend(user, name, onClose)
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t(action.title, { name: user.display_name })}
      description={action.danger ? t('users.delete_text') : undefined}
    >
      <SchemaForm
        fields={fields}
        values={values}
        onChange={setValues}
        onSubmit={send}
        submitLabel={t(action.submit)}
        busyText={t('saving')}
        buttons="end"
        danger={action.danger ?? false}
        actions={<Button onClick={onClose}>{t('kit.cancel')}</Button>}
      />
    </Dialog>
  )
}

function useSend(user: Schemas['AdminUserItem'], name: UserActionName, onClose: () => void) {
  const { t } = useLanguage()
  const toast = useToast()
  const reportError = useReportError()
  const queryClient = useQueryClient()
  return async (given: FormValues) => {
    const action = userActions[name]
    const outcome = await action.send(api, given, user)
    if (outcome?.error) {
      const refusal = fieldRefusal(outcome.error)
      if (!refusal) reportError(outcome.error)
      return refusal
    }
    onClose()
    if (outcome === undefined) return undefined
    await queryClient.invalidateQueries({ queryKey: operationKey('listAdminUsers') })
    await queryClient.invalidateQueries({ queryKey: operationKey('listAuditLog') })
    toast.show({ text: t(action.done ?? 'saved', { name: user.display_name }) })
    return undefined
  }
}
