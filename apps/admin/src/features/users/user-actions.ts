import type { ApiError, QuandaryClient, Schemas } from '@quandary/api-client'
import { updateUserPasswordLimits, updateUserStatusLimits } from '@quandary/api-client/limits'
import type { FormField, FormValues } from '@quandary/ui'
import type { AdminMessageKey, TranslateAdmin } from '../../shell/language-store.ts'

type User = Schemas['AdminUserItem']

/** An action on an account: a form in a dialog. */
export interface UserAction {
  title: AdminMessageKey
  /** Label of the submit button, which names what the values do to the account. Default “Save …” while they do nothing. */
  submit: (t: TranslateAdmin, values: FormValues, user?: User) => string
  /** True for an action that cannot be undone. */
  danger?: boolean
  fields: (t: TranslateAdmin, user: User) => FormField[]
  /** Resolves to undefined if there was nothing to change. */
  send: (api: QuandaryClient, values: FormValues, user: User) => Promise<{ error?: ApiError | undefined } | undefined>
  /** Message after the action succeeded. Default “Saved.” */
  done?: AdminMessageKey
  /** Returns a function that undoes the action; undefined if that is impossible. */
  undo?: (
    api: QuandaryClient,
    values: FormValues,
    before: User,
  ) => (() => Promise<{ error?: ApiError | undefined }>) | undefined
}

const roles = [1, 3, 2] as const
const states = ['normal', 'inactive', 'suspended'] as const
const durations = ['24h', '48h', '72h', '7d', '14d', '1m', '2m', '3m', '6m', '1y', 'forever'] as const

const notSuspending = (values: FormValues) => values['status'] !== 'suspended'

const changeRole: UserAction = {
  title: 'users.change_role',
  submit: (t, { role_id: chosen }, user) => {
    const role = roles.find((one) => String(one) === chosen)
    return role === undefined || role === user?.role_id ? t('users.change_role_submit') : t(`users.make_role_${role}`)
  },
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
    if (chosen === role_id) return undefined
    return api.call('updateUserRole', { body: { user_id, role_id: chosen } })
  },
}

const changeStatus: UserAction = {
  title: 'users.change_status',
  submit: (t, { status: chosen, suspend_duration: given }, user) => {
    const status = states.find((state) => state === chosen)
    if (status === undefined || (status === user?.status && status !== 'suspended'))
      return t('users.change_status_submit')
    if (status !== 'suspended') return t(`users.make_${status}`)
    const duration = durations.find((one) => one === given) ?? 'forever'
    return duration === 'forever'
      ? t('users.suspend_for_good')
      : t('users.suspend_for', { duration: t(`users.duration_${duration}`) })
  },
  fields: (t, user) => [
    {
      name: 'status',
      type: 'radio',
      title: t('status'),
      required: true,
      value: user.status === 'deleted' ? 'normal' : user.status,
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
      maxLength: updateUserStatusLimits.suspend_reason.max,
      hidden: notSuspending,
    },
  ],
  send: async (api, values, { user_id, status: before }) => {
    const status = states.find((state) => state === values['status']) ?? before
    // Suspending again changes the end or the reason. Setting any other state again changes nothing.
    if (status === before && status !== 'suspended') return undefined
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
      },
    })
  },
  // A suspension that replaced another one cannot be undone, because the end and the reason of the previous one are
  // lost.
  undo: (api, values, { user_id, status }) =>
    values['status'] === 'suspended' && (status === 'normal' || status === 'inactive')
      ? () => api.call('updateUserStatus', { body: { user_id, status } })
      : undefined,
}

const setPassword: UserAction = {
  title: 'users.set_password',
  submit: (t) => t('users.set_password_submit'),
  fields: (t) => [
    {
      name: 'password',
      type: 'input',
      inputType: 'password',
      autoComplete: 'new-password',
      title: t('users.password'),
      description: t('users.password_help'),
      required: true,
      emptyMessage: t('users.password_empty'),
      minLength: updateUserPasswordLimits.password.min,
      maxLength: updateUserPasswordLimits.password.max,
    },
  ],
  send: (api, { password }, { user_id }) =>
    api.call('updateUserPassword', { body: { user_id, password: typeof password === 'string' ? password : '' } }),
}

const deleteAccount: UserAction = {
  title: 'users.delete',
  submit: (t) => t('users.delete_submit'),
  danger: true,
  done: 'users.deleted',
  fields: (t, { username }) => [
    {
      name: 'remove_all_content',
      type: 'checkbox',
      title: t('users.remove_content'),
      description: t('users.remove_content_help'),
    },
    {
      name: 'username',
      type: 'input',
      title: t('users.delete_confirm', { username }),
      required: true,
      autoComplete: 'off',
      validator: (value) =>
        typeof value === 'string' && value.trim().toLowerCase() === username.toLowerCase()
          ? undefined
          : t('users.delete_mismatch', { username }),
    },
  ],
  send: (api, values, { user_id }) =>
    api.call('updateUserStatus', {
      body: { user_id, status: 'deleted', remove_all_content: values['remove_all_content'] === true },
    }),
}

/** Actions of administrators on accounts that need a form (`docs/spec/screens.md#admin`). */
export const userActions = { changeRole, changeStatus, setPassword, deleteAccount }
export type UserActionName = keyof typeof userActions
