import type { Schemas } from '@quandary/api-client'
import { updateUserSettingsLimits } from '@quandary/api-client/limits'
import { operationQuery } from '@quandary/api-client/query'
import { isOn, textOf, type SettingsGroup } from '../settings-group.ts'

type Users = Schemas['SiteUsers']

/** Default avatars, and the profile fields members may change. */
export const userSettings: SettingsGroup<Users> = {
  title: 'nav.settings_users',
  name: 'site_users',
  query: (api) => operationQuery(api, 'getUserSettings'),
  fields: (t) => {
    const may = (name: keyof Users) => ({ name, type: 'checkbox', title: t(`user_settings.${name}`) }) as const
    return [
      { name: 'pictures', type: 'legend', title: t('user_settings.pictures') },
      {
        name: 'default_avatar',
        type: 'radio',
        title: t('user_settings.default_avatar'),
        options: [
          { value: 'system', label: t('user_settings.avatar_system') },
          { value: 'gravatar', label: 'Gravatar' },
        ],
      },
      {
        name: 'gravatar_base_url',
        type: 'input',
        inputType: 'url',
        maxLength: updateUserSettingsLimits.gravatar_base_url.max,
        title: t('user_settings.gravatar_base_url'),
        description: t('user_settings.gravatar_base_url_help'),
      },
      {
        name: 'profile',
        type: 'legend',
        title: t('user_settings.profile'),
        description: t('user_settings.profile_help'),
      },
      may('allow_update_display_name'),
      may('allow_update_username'),
      may('allow_update_avatar'),
      may('allow_update_bio'),
      may('allow_update_website'),
      may('allow_update_location'),
    ]
  },
  save: (api, values) =>
    api.call('updateUserSettings', {
      body: {
        default_avatar: values['default_avatar'] === 'gravatar' ? 'gravatar' : 'system',
        gravatar_base_url: textOf(values, 'gravatar_base_url'),
        allow_update_display_name: isOn(values, 'allow_update_display_name'),
        allow_update_username: isOn(values, 'allow_update_username'),
        allow_update_avatar: isOn(values, 'allow_update_avatar'),
        allow_update_bio: isOn(values, 'allow_update_bio'),
        allow_update_website: isOn(values, 'allow_update_website'),
        allow_update_location: isOn(values, 'allow_update_location'),
      },
    }),
}
