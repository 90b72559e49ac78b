import type { Schemas } from '@quandary/api-client'
import { operationKey } from '@quandary/api-client/query'
import {
  Button,
  ButtonGroup,
  DotsIcon,
  IconButton,
  Menu,
  MenuItem,
  MenuLink,
  MenuSeparator,
  useToast,
} from '@quandary/ui'
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

interface UserActionsProps {
  user: User
}

/** Menu of the actions on an account in a list, with the dialog of the chosen one. */
export function UserActionMenu({ user }: UserActionsProps): ReactNode {
  const { t } = useLanguage()
  const actions = useUserActions(user)
  return (
    <>
      <Menu
        align="end"
        trigger={<IconButton size="sm" label={t('users.acts', { name: user.display_name })} icon={<DotsIcon />} />}
      >
        <MenuLink href={`/users/${encodeURIComponent(user.username)}`}>{t('users.public_profile')}</MenuLink>
        <FormItems actions={actions} names={['changeRole', 'changeStatus', 'setPassword']} />
        <OtherItems user={user} actions={actions} log />
      </Menu>
      {actions.dialog}
    </>
  )
}

/** The actions on an account as buttons, for the person's page; the rarer ones in a menu. */
export function UserActionButtons({ user }: UserActionsProps): ReactNode {
  const { t } = useLanguage()
  const actions = useUserActions(user)
  const shown = (['changeRole', 'changeStatus'] as const).filter(actions.allows)
  return (
    <>
      <ButtonGroup>
        {shown.map((name) => (
          <Button key={name} size="sm" disabledReason={actions.own} onClick={() => actions.choose(name)}>
            {t(menuWords[name])}
          </Button>
        ))}
        <Menu
          align="end"
          trigger={
            <Button size="sm" icon={<DotsIcon />} aria-label={t('users.actions_of', { name: user.display_name })}>
              {t('users.actions')}
            </Button>
          }
        >
          <MenuLink href={`/users/${encodeURIComponent(user.username)}`}>{t('users.public_profile')}</MenuLink>
          <FormItems actions={actions} names={['setPassword']} />
          <OtherItems user={user} actions={actions} />
        </Menu>
      </ButtonGroup>
      {actions.dialog}
    </>
  )
}

const menuWords = {
  changeRole: 'users.change_role_menu',
  changeStatus: 'users.change_status_menu',
  setPassword: 'users.set_password_menu',
  deleteAccount: 'users.delete_menu',
} as const satisfies Record<UserActionName, string>

interface UserActions {
  allows: (name: UserActionName) => boolean
  choose: (name: UserActionName | 'activationLink' | 'log') => void
  /** Reason why people cannot change their own role, state or password here; undefined for other accounts. */
  own: string | undefined
  /** The dialog of the chosen action. */
  dialog: ReactNode
}

function useUserActions(user: User): UserActions {
  const { t } = useLanguage()
  const { data: rights } = useSuspenseQuery(accountRightsQuery(api))
  const { data: administrator } = useSuspenseQuery(administratorQuery(api))
  const [chosen, setChosen] = useState<UserActionName | 'activationLink' | 'log'>()
  const close = () => setChosen(undefined)
  const allowed: Readonly<Record<UserActionName, boolean>> = {
    changeRole: rights.allow_update_user_role,
    changeStatus: rights.allow_update_user_status,
    setPassword: rights.allow_update_user_password,
    deleteAccount: rights.allow_update_user_status,
  }
  const dialog =
    chosen === 'activationLink' ? (
      <ActivationLink user={user} onClose={close} />
    ) : chosen === 'log' ? (
      <AccountLogDialog user={user} onClose={close} />
    ) : chosen === undefined ? null : (
      <UserActionDialog user={user} name={chosen} onClose={close} />
    )
  return {
    // A deletion cannot be undone, so a deleted account allows no actions.
    allows: (name) => allowed[name] && user.status !== 'deleted',
    choose: setChosen,
    own: administrator.username === user.username ? t('users.own') : undefined,
    dialog,
  }
}

function FormItems({ actions, names }: { actions: UserActions; names: readonly UserActionName[] }): ReactNode {
  const { t } = useLanguage()
  return names.filter(actions.allows).map((name) => (
    <MenuItem
      key={name}
      danger={name === 'deleteAccount'}
      disabledReason={actions.own}
      onSelect={() => actions.choose(name)}
    >
      {t(menuWords[name])}
    </MenuItem>
  ))
}

interface OtherItemsProps extends UserActionsProps {
  actions: UserActions
  /** True to offer the log, for pages that do not show it. */
  log?: boolean
}

function OtherItems({ user, actions, log = false }: OtherItemsProps): ReactNode {
  const { t } = useLanguage()
  const sendActivation = useSendActivation(user)
  return (
    <>
      {user.status === 'inactive' ? (
        <>
          <MenuItem onSelect={() => void sendActivation()}>{t('users.activation_mail')}</MenuItem>
          <MenuItem onSelect={() => actions.choose('activationLink')}>{t('users.activation_link_menu')}</MenuItem>
        </>
      ) : null}
      {log ? <MenuItem onSelect={() => actions.choose('log')}>{t('users.log_menu')}</MenuItem> : null}
      {actions.allows('deleteAccount') ? <MenuSeparator /> : null}
      <FormItems actions={actions} names={['deleteAccount']} />
    </>
  )
}

/** Returns a function that mails a new activation link to an account. */
function useSendActivation(user: User): () => Promise<void> {
  const { t } = useLanguage()
  const toast = useToast()
  const reportError = useReportError()
  const queryClient = useQueryClient()
  return async () => {
    const { error } = await api.call('sendUserActivation', { body: { user_id: user.user_id } })
    if (error) {
      reportError(error)
      // The account may already have been activated by somebody else, so the list is fetched again.
      await queryClient.invalidateQueries({ queryKey: operationKey('listAdminUsers') })
    } else toast.show({ text: t('users.activation_sent', { email: user.e_mail }) })
  }
}
