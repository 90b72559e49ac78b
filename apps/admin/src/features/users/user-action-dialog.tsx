import type { Schemas } from '@quandary/api-client'
import { operationKey } from '@quandary/api-client/query'
import { actionWithKey, Button, Dialog, initialValues, SchemaForm, useToast, type FormValues } from '@quandary/ui'
import { fieldRefusal } from '@quandary/web-shell'
import { formatDateTime } from '@quandary/i18n'
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { useReportError } from '../../shell/report-error.tsx'
import { rendered, returnFocus } from '../../shell/return-focus.ts'
import { siteInfoQuery } from '../../shell/session.ts'
import { userActions, type UserActionName } from './user-actions.ts'
import { profileQuery, userQuery } from './user-queries.ts'

type User = Schemas['AdminUserItem']

interface UserActionDialogProps {
  user: User
  name: UserActionName
  onClose: () => void
}

/** The form of an action on an account, in a dialog. */
export function UserActionDialog({ user, name, onClose }: UserActionDialogProps): ReactNode {
  const { t } = useLanguage()
  const action = userActions[name]
  const fields = action.fields(t, user)
  const [values, setValues] = useState<FormValues>(() => initialValues(fields))
  const submitLabel = useSubmitLabel(user, name, values)
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
        submitLabel={submitLabel}
        busyText={t('saving')}
        buttons="end"
        danger={action.danger ?? false}
        actions={<Button onClick={onClose}>{t('kit.cancel')}</Button>}
      />
    </Dialog>
  )
}

/** Returns the label of the submit button; for a deletion of posts it contains their number. */
function useSubmitLabel(user: User, name: UserActionName, values: FormValues): string {
  const { t } = useLanguage()
  const { data: profile } = useQuery({ ...profileQuery(api, user), enabled: name === 'deleteAccount' })
  const count = (profile?.question_count ?? 0) + (profile?.answer_count ?? 0)
  if (values['remove_all_content'] === true && count > 0) return t('users.delete_submit_posts', { count })
  return userActions[name].submit(t, values, user)
}

function useSend(user: User, name: UserActionName, onClose: () => void) {
  const reportError = useReportError()
  const refresh = useRefreshUsers()
  const reportDone = useReportDone(user, name)
  return async (given: FormValues) => {
    const outcome = await userActions[name].send(api, given, user)
    if (outcome?.error) {
      const refusal = fieldRefusal(outcome.error)
      if (!refusal) reportError(outcome.error)
      return refusal
    }
    onClose()
    if (outcome === undefined) return undefined
    await refresh()
    await reportDone(given)
    return undefined
  }
}

/** Returns a function that shows the outcome, with the end of a suspension, and offers to undo it if possible. */
function useReportDone(user: User, name: UserActionName) {
  const { t, language } = useLanguage()
  const toast = useToast()
  const reportError = useReportError()
  const queryClient = useQueryClient()
  const refresh = useRefreshUsers()
  const { data: site } = useSuspenseQuery(siteInfoQuery(api))
  const action = userActions[name]
  const takeBack = async (undo: NonNullable<ReturnType<NonNullable<typeof action.undo>>>) => {
    const { error } = await undo()
    if (error) reportError(error)
    else toast.show({ text: t('posts.undone') })
    await refresh()
  }
  return async (given: FormValues) => {
    const undo = action.undo?.(api, given, user)
    const until = undo && (await queryClient.fetchQuery(userQuery(api, user.user_id)))?.suspended_until
    const text =
      until === undefined
        ? t(action.done ?? 'saved', { name: user.display_name })
        : until === 0
          ? t('users.suspended_for_good', { name: user.display_name })
          : t('users.suspended_until', {
              name: user.display_name,
              end: formatDateTime(until, { language, timeZone: site.interface.time_zone }),
            })
    toast.show({
      text,
      ...(undo && { action: actionWithKey({ label: t('posts.undo'), onSelect: () => void takeBack(undo) }) }),
    })
  }
}

/** Refetches all queries that show accounts, and moves the focus if the row that had it left the list. */
function useRefreshUsers(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await queryClient.invalidateQueries({ queryKey: operationKey('listAdminUsers') })
    await queryClient.invalidateQueries({ queryKey: operationKey('listAuditLog') })
    // Changing the role or the password, and deleting the account, ends sessions.
    await queryClient.invalidateQueries({ queryKey: operationKey('listUserSessions') })
    await rendered()
    returnFocus()
  }
}
