import type { Schemas } from '@quandary/api-client'
import {
  Dialog,
  DotsIcon,
  IconButton,
  initialValues,
  Menu,
  MenuItem,
  SchemaForm,
  useToast,
  type FormValues,
} from '@quandary/ui'
import { fieldRefusal } from '@quandary/web-shell'
import { operationKey } from '@quandary/api-client/query'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { useReportError } from '../../shell/report-error.tsx'
import { accountRightsQuery } from './user-queries.ts'
import { userActions, type UserActionName } from './user-actions.ts'

type AccountRights = Schemas['AdminUserCenterAgent']

const rightOf: Readonly<Record<UserActionName, keyof AccountRights>> = {
  changeRole: 'allow_update_user_role',
  changeStatus: 'allow_update_user_status',
  setPassword: 'allow_update_user_password',
}
const names = ['changeRole', 'changeStatus', 'setPassword'] as const

/** Menu of the actions on an account, with the dialog of the chosen one. */
export function UserActionMenu({ user }: { user: Schemas['AdminUserItem'] }): ReactNode {
  const { t } = useLanguage()
  const { data: rights } = useSuspenseQuery(accountRightsQuery(api))
  const [chosen, setChosen] = useState<UserActionName>()
  const allowed = names.filter((name) => rights[rightOf[name]])
  if (allowed.length === 0) return null
  return (
    <>
      <Menu
        align="end"
        trigger={<IconButton label={t('users.acts', { name: user.display_name })} icon={<DotsIcon />} />}
      >
        {allowed.map((name) => (
          <MenuItem key={name} onSelect={() => setChosen(name)}>
            {t(userActions[name].title)}
          </MenuItem>
        ))}
      </Menu>
      {chosen === undefined ? null : <UserActDialog user={user} name={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}

interface UserActDialogProps {
  user: Schemas['AdminUserItem']
  name: UserActionName
  onClose: () => void
}

function UserActDialog({ user, name, onClose }: UserActDialogProps): ReactNode {
  const { t } = useLanguage()
  const toast = useToast()
  const reportError = useReportError()
  const queryClient = useQueryClient()
  const act = userActions[name]
  const fields = act.fields(t, user)
  const [values, setValues] = useState<FormValues>(() => initialValues(fields))
  const send = async (given: FormValues) => {
    const { error } = await act.send(api, given, user)
    if (error) {
      const refusal = fieldRefusal(error)
      if (!refusal) reportError(error)
      return refusal
    }
    await queryClient.invalidateQueries({ queryKey: operationKey('listAdminUsers') })
    toast.show({ text: t('saved') })
    onClose()
    return undefined
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t(act.title)}
      description={user.display_name}
    >
      <SchemaForm
        fields={fields}
        values={values}
        onChange={setValues}
        onSubmit={send}
        submitLabel={t(act.submit)}
        busyText={t('saving')}
      />
    </Dialog>
  )
}
