import type { Schemas } from '@quandary/api-client'
import { operationKey } from '@quandary/api-client/query'
import { Button, DotsIcon, IconButton, Menu, MenuItem, MenuLink, MenuSeparator, useToast } from '@quandary/ui'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { useReportError } from '../../shell/report-error.tsx'
import { administratorQuery } from '../../shell/session.ts'
import { AccountLogDialog } from './account-log.tsx'
import { ActivationLink } from './activation-link.tsx'
import { UserActionDialog } from './user-action-dialog.tsx'
import type { UserActionName } from './user-actions.ts'
import { accountRightsQuery } from './user-queries.ts'

type User = Schemas['AdminUserItem']

interface UserActionMenuProps {
  user: User
  /** `button` is a button with a word, for the person's page. Default `icon`. */
  look?: 'icon' | 'button'
}

/** Menu of the actions on an account, with the dialog of the chosen one. */
export function UserActionMenu({ user, look = 'icon' }: UserActionMenuProps): ReactNode {
  const { t } = useLanguage()
  const { data: rights } = useSuspenseQuery(accountRightsQuery(api))
  const { data: administrator } = useSuspenseQuery(administratorQuery(api))
  const [chosen, setChosen] = useState<UserActionName | 'activationLink' | 'log'>()
  const sendActivation = useSendActivation(user)
  const close = () => setChosen(undefined)
  // Nobody changes their own role, state or password here, and a deletion is final.
  const own = administrator.username === user.username ? t('users.own') : undefined
  const trigger =
    look === 'icon' ? (
      <IconButton size="sm" label={t('users.acts', { name: user.display_name })} icon={<DotsIcon />} />
    ) : (
      <Button size="sm" icon={<DotsIcon />} aria-label={t('users.actions_of', { name: user.display_name })}>
        {t('users.actions')}
      </Button>
    )
  const item = (name: UserActionName, allowed: boolean, words: string) =>
    allowed && user.status !== 'deleted' ? (
      <MenuItem key={name} danger={name === 'deleteAccount'} disabledReason={own} onSelect={() => setChosen(name)}>
        {words}
      </MenuItem>
    ) : null
  return (
    <>
      <Menu align="end" trigger={trigger}>
        <MenuLink href={`/users/${encodeURIComponent(user.username)}`}>{t('users.public_profile')}</MenuLink>
        {item('changeRole', rights.allow_update_user_role, t('users.change_role_menu'))}
        {item('changeStatus', rights.allow_update_user_status, t('users.change_status_menu'))}
        {item('setPassword', rights.allow_update_user_password, t('users.set_password_menu'))}
        {user.status === 'inactive' ? (
          <>
            <MenuItem onSelect={() => void sendActivation()}>{t('users.activation_mail')}</MenuItem>
            <MenuItem onSelect={() => setChosen('activationLink')}>{t('users.activation_link_menu')}</MenuItem>
          </>
        ) : null}
        <MenuItem onSelect={() => setChosen('log')}>{t('users.log_menu')}</MenuItem>
        {rights.allow_update_user_status && user.status !== 'deleted' ? <MenuSeparator /> : null}
        {item('deleteAccount', rights.allow_update_user_status, t('users.delete_menu'))}
      </Menu>
      {chosen === 'activationLink' ? <ActivationLink user={user} onClose={close} /> : null}
      {chosen === 'log' ? <AccountLogDialog user={user} onClose={close} /> : null}
      {chosen === undefined || chosen === 'activationLink' || chosen === 'log' ? null : (
        <UserActionDialog user={user} name={chosen} onClose={close} />
      )}
    </>
  )
}

/** Mails a new activation link to an account. */
function useSendActivation(user: User): () => Promise<void> {
  const { t } = useLanguage()
  const toast = useToast()
  const reportError = useReportError()
  const queryClient = useQueryClient()
  return async () => {
    const { error } = await api.call('sendUserActivation', { body: { user_id: user.user_id } })
    if (error) {
      reportError(error)
      // Somebody else may have activated the account.
      await queryClient.invalidateQueries({ queryKey: operationKey('listAdminUsers') })
    } else toast.show({ text: t('users.activation_sent', { email: user.e_mail }) })
  }
}
