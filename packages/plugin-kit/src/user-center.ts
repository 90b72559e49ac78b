import type { ConfigValues } from './config-field.ts'
import type { HookContext } from './hook-context.ts'
import type { PluginText } from './plugin-text.ts'

/** A link in the header menu of a user center. */
export interface ControlCenterLink {
  /** Key of the link, unique among the links. */
  name: string
  /** Display text. */
  label: PluginText
  /** Target address, http or https. */
  url: string
}

/** A user center as the site presents it. */
export interface UserCenterAbout {
  /** Display name, such as `Company accounts`. */
  displayName: PluginText
  /** Logo of the user center as SVG text without scripts, shown at 1 em; '' for none. */
  icon: string
  /** Address of the user center's home page, http or https; '' for none. */
  url: string
  /** Menu links, in display order. */
  controlCenter: readonly ControlCenterLink[]
}

/** A link on a member's profile to their page in the user center. */
export interface ProfileLink {
  /** Key of the link, unique among the links. */
  name: string
  /** Display text. */
  label: PluginText
  /** Icon as SVG text without scripts, shown at 1 em; '' for none. */
  icon: string
  /** Target address, http or https. */
  url: string
}

/** Addresses of settings pages in the user center; '' for settings that stay on the site. */
export interface SettingsElsewhere {
  /** Replaces the profile settings page, http or https. */
  profileUrl: string
  /** Replaces the account settings page, http or https. */
  accountUrl: string
}

/** A member who signs in with the user center's connector. */
export interface CenterPerson {
  /** The account id returned by the connector. */
  externalId: string
}

/**
 * A system that manages the accounts of the site's members. They sign in and sign up there, through the plugin's own
 * connector. Administrators choose in the login settings whether the site's own passwords still work as well. If not,
 * nobody can sign up or set a password on the site.
 */
export interface UserCenter {
  /**
   * Returns how the site presents the user center, or `null` while the settings are incomplete. Called often, so it
   * must be quick.
   */
  about(config: ConfigValues): UserCenterAbout | null
  /**
   * Returns the links of a member's profile, visible to everybody who sees the profile. It must resolve within 2
   * seconds, otherwise no links are shown.
   */
  profileLinks?(call: HookContext & { person: CenterPerson }): Promise<readonly ProfileLink[]>
  /**
   * Returns where a member changes their settings. It must resolve within 2 seconds, otherwise the settings stay on the
   * site.
   */
  settings?(call: HookContext & { person: CenterPerson }): Promise<SettingsElsewhere>
}
