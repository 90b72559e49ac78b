import { unwrap, type QuandaryClient, type Schemas } from '@quandary/api-client'
import { operationKey } from '@quandary/api-client/query'
import { LanguageFiles } from '../language-files.tsx'
import { textOf, type SettingsGroup } from '../settings-group.ts'

/** The settings of this screen. The default avatar is stored with the settings for users. */
type Interface = Schemas['SiteInterface'] & {
  users: Schemas['SiteUsers']
  /** The languages to choose from, and the files some of them come from. */
  languages: Schemas['LangOption'][]
  files: Schemas['LanguageFile'][]
}

/** Language, time zone and default avatar of the site. */
export const interfaceSettings: SettingsGroup<Interface> = {
  title: 'nav.interface',
  name: 'interface',
  query: (api) => ({
    queryKey: [...operationKey('getInterfaceSettings'), 'with-users'],
    queryFn: async ({ signal }) => {
      const [own, users, languages, files] = await Promise.all([
        unwrap(api.call('getInterfaceSettings', { signal })),
        unwrap(api.call('getUserSettings', { signal })),
        unwrap(api.call('listAdminLanguages', { signal })),
        unwrap(api.call('listLanguageFiles', { signal })),
      ])
      return { ...own, users, languages, files }
    },
  }),
  values: ({ language, time_zone, users }) => ({ language, time_zone, default_avatar: users.default_avatar }),
  fields: (t, { languages }) => [
    {
      name: 'language',
      type: 'select',
      title: t('interface.language'),
      description: t('interface.language_help'),
      required: true,
      options: languages.map(({ value, label }) => ({ value, label })),
    },
    {
      name: 'time_zone',
      type: 'timezone',
      title: t('interface.time_zone'),
      description: t('interface.time_zone_help'),
      required: true,
    },
    {
      name: 'default_avatar',
      type: 'radio',
      title: t('user_settings.default_avatar'),
      description: t('interface.default_avatar_help'),
      options: [
        { value: 'system', label: t('user_settings.avatar_system') },
        { value: 'gravatar', label: 'Gravatar' },
      ],
    },
  ],
  save: async (api, values, { users }) => {
    const own = await api.call('updateInterfaceSettings', {
      body: { language: textOf(values, 'language'), time_zone: textOf(values, 'time_zone') },
    })
    return own.error ? own : saveAvatar(api, users, textOf(values, 'default_avatar'))
  },
  note: LanguageFiles,
}

/** Saves the default avatar; the other settings for users are sent back unchanged. */
function saveAvatar(api: QuandaryClient, users: Schemas['SiteUsers'], chosen: string) {
  const default_avatar = chosen === 'gravatar' ? 'gravatar' : 'system'
  return default_avatar === users.default_avatar
    ? {}
    : api.call('updateUserSettings', { body: { ...users, default_avatar } })
}
