import type { ApiError, QuandaryClient, Schemas } from '@quandary/api-client'
import type { FormField, FormValues } from '@quandary/ui'
import type { AdminMessageKey, TranslateAdmin } from '../../shell/language-store.ts'

type User = Schemas['AdminUserItem']

/** An action on an account: a form in a dialog. */
export interface UserAction {
  title: AdminMessageKey
  submit: AdminMessageKey
  fields: (t: TranslateAdmin, user: User) => FormField[]
  send: (api: QuandaryClient, values: FormValues, user: User) => Promise<{ error?: ApiError | undefined }>
}

const roles = [1, 3, 2] as const
const states = ['normal', 'inactive', 'suspended', 'deleted'] as const
const durations = ['24h', '48h', '72h', '7d', '14d', '1m', '2m', '3m', '6m', '1y', 'forever'] as const

const notSuspending = (values: FormValues) => values['status'] !== 'suspended'
const notDeleting = (values: FormValues) => values['status'] !== 'deleted'

const changeRole: UserAction = {
  title: 'users.change_role',
  submit: 'users.change_role_submit',
  fields: (t, { role_id }) => [
    {
      name: 'role_id',
      type: 'radio',
      title: t('users.role'),
      description: t('users.role_help'),
      required: true,
      value: String(role_id),
      options: roles.map((role) => ({
        value: String(role),
        label: t(`users.role_${role}`),
        description: t(`users.role_${role}_help`),
      })),
    },
  ],
  send: async (api, values, { user_id, role_id }) => {
    const chosen = roles.find((role) => String(role) === values['role_id']) ?? role_id
    if (chosen === role_id) return {}
    return api.call('updateUserRole', { body: { user_id, role_id: chosen } })
  },
}

const changeStatus: UserAction = {
  title: 'users.change_status',
  submit: 'users.change_status_submit',
  fields: (t, user) => [
    {
      name: 'status',
      type: 'radio',
      title: t('status'),
      required: true,
      value: user.status,
      options: states.map((state) => ({
        value: state,
        label: t(`users.status_${state}`),
        description: t(`users.status_${state}_help`),
      })),
    },
    {
      name: 'suspend_duration',
      type: 'select',
      title: t('users.duration'),
      required: true,
      value: '7d',
      options: durations.map((duration) => ({ value: duration, label: t(`users.duration_${duration}`) })),
      hidden: notSuspending,
    },
    {
      name: 'suspend_reason',
      type: 'textarea',
      title: t('users.reason'),
      description: t('users.reason_help'),
      rows: 3,
      maxLength: 500,
      hidden: notSuspending,
    },
    { name: 'remove_all_content', type: 'checkbox', title: t('users.remove_content'), hidden: notDeleting },
  ],
  send: (api, values, { user_id, status: before }) => {
    const status = states.find((state) => state === values['status']) ?? before
    const reason = values['suspend_reason']
    return api.call('updateUserStatus', {
      body: {
        user_id,
        status,
        ...(status === 'suspended'
          ? {
              suspend_duration: durations.find((duration) => duration === values['suspend_duration']) ?? 'forever',
              suspend_reason: typeof reason === 'string' ? reason.trim() : '',
            }
          : {}),
        ...(status === 'deleted' ? { remove_all_content: values['remove_all_content'] === true } : {}),
      },
    })
  },
}

const setPassword: UserAction = {
  title: 'users.set_password',
  submit: 'users.set_password_submit',
  fields: (t) => [
    {
      name: 'password',
      type: 'input',
      inputType: 'password',
      autoComplete: 'new-password',
      title: t('users.password'),
      description: t('users.password_help'),
      required: true,
      minLength: 8,
      maxLength: 32,
    },
  ],
  send: (api, { password }, { user_id }) =>
    api.call('updateUserPassword', { body: { user_id, password: typeof password === 'string' ? password : '' } }),
}

/** Actions of administrators on accounts (`docs/spec/screens.md#admin`). */
export const userActions = { changeRole, changeStatus, setPassword }
export type UserActionName = keyof typeof userActions
