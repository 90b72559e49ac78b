import { unwrap, type ApiError, type OperationId, type QuandaryClient } from '@quandary/api-client'

/** Fields of a settings group, by their names in the contract. */
export type GroupValues = Readonly<Record<string, unknown>>

/** A settings group in a settings file, with the functions that read it from the site and save it there. */
export interface FileGroup {
  /** Resolves to no fields if the server's environment sets the group. */
  read: (api: QuandaryClient) => Promise<GroupValues>
  save: (api: QuandaryClient, values: GroupValues) => Promise<{ error?: ApiError | undefined }>
}

/**
 * Returns a function that saves values from a settings file. The server checks them against the contract like those of
 * any form, so their types are not checked here.
 */
function saving(id: OperationId): FileGroup['save'] {
  return (api, values) => api.call(id, { body: values } as never)
}

/** Level number of custom privileges. */
const CUSTOM = 99

/** The groups of the file, in their order, by their names in the contract. Secrets and derived fields are left out. */
export const fileGroups: Readonly<Record<string, FileGroup>> = {
  general: {
    read: async (api) => ({ ...(await unwrap(api.call('getGeneralSettings'))) }),
    save: saving('updateGeneralSettings'),
  },
  interface: {
    read: async (api) => ({ ...(await unwrap(api.call('getInterfaceSettings'))) }),
    save: saving('updateInterfaceSettings'),
  },
  branding: {
    read: async (api) => ({ ...(await unwrap(api.call('getBrandingSettings'))) }),
    save: saving('updateBrandingSettings'),
  },
  theme: {
    read: async (api) => {
      const { theme, theme_config, color_scheme } = await unwrap(api.call('getThemeSettings'))
      return { theme, theme_config, color_scheme }
    },
    save: saving('updateThemeSettings'),
  },
  custom_css_html: {
    read: async (api) => ({ ...(await unwrap(api.call('getCustomHtmlSettings'))) }),
    save: saving('updateCustomHtmlSettings'),
  },
  backups: {
    read: async (api) => ({ ...(await unwrap(api.call('getBackupSettings'))) }),
    save: saving('updateBackupSettings'),
  },
  smtp: {
    read: async (api) => {
      const { smtp_password: _secret, ...others } = await unwrap(api.call('getSmtpSettings'))
      return others
    },
    save: saving('updateSmtpSettings'),
  },
  storage: {
    read: async (api) => {
      const settings = await unwrap(api.call('getStorageSettings'))
      const { secret_access_key: _secret, from_environment: isFixed, ...others } = settings
      // Settings that come from environment variables cannot be saved, so the file does not contain them.
      return isFixed ? {} : others
    },
    save: saving('updateStorageSettings'),
  },
  legal: {
    read: async (api) => {
      const legal = await unwrap(api.call('getLegalSettings'))
      return {
        terms_of_service_original_text: legal.terms_of_service_original_text,
        privacy_policy_original_text: legal.privacy_policy_original_text,
      }
    },
    save: saving('updateLegalSettings'),
  },
  help: {
    read: async (api) => ({ ...(await unwrap(api.call('getHelpSettings'))) }),
    save: saving('updateHelpSettings'),
  },
  site_write: {
    read: async (api) => ({ ...(await unwrap(api.call('getWriteSettings'))) }),
    save: saving('updateWriteSettings'),
  },
  site_seo: {
    read: async (api) => ({ ...(await unwrap(api.call('getSeoSettings'))) }),
    save: saving('updateSeoSettings'),
  },
  login: {
    read: async (api) => ({ ...(await unwrap(api.call('getLoginSettings'))) }),
    save: saving('updateLoginSettings'),
  },
  site_users: {
    read: async (api) => ({ ...(await unwrap(api.call('getUserSettings'))) }),
    save: saving('updateUserSettings'),
  },
  privileges: {
    read: readPrivileges,
    // The server accepts custom values only together with the custom level. So changed values are saved first, and then
    // the level of the file.
    save: async (api, { level, custom_privileges: custom }) => {
      const save = saving('updatePrivilegeSettings')
      const isOwnLevel = level === CUSTOM
      const present = await readPrivileges(api)
      if (isOwnLevel || JSON.stringify(custom) !== JSON.stringify(present['custom_privileges'])) {
        const outcome = await save(api, { level: CUSTOM, custom_privileges: custom })
        if (outcome.error || isOwnLevel) return outcome
      }
      return save(api, { level })
    },
  },
}

/** Reads the level and the custom values, which persist while another level is in use. */
async function readPrivileges(api: QuandaryClient): Promise<GroupValues> {
  const { selected_level: level, options } = await unwrap(api.call('getPrivilegeSettings'))
  const custom = options.find((option) => option.level === CUSTOM)?.privileges ?? []
  return { level, custom_privileges: custom.map(({ key, value }) => ({ key, value })) }
}
