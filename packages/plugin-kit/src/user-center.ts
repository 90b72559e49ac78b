import type { ConfigValues } from './config-field.ts'
import type { HookContext } from './hook-context.ts'
import type { PluginText } from './plugin-text.ts'

/** A link of the menu that a user center adds to the header. */
export interface ControlCenterLink {
  /** Its key among the links. */
  name: string
  /** What people see. */
  label: PluginText
  /** Where it leads, http or https. */
  url: string
}

/** What the site says about the place where accounts are kept. */
export interface UserCenterAbout {
  /** Name of the place: `Company accounts`. */
  displayName: PluginText
  /** Its mark as SVG text without scripts, shown at 1 em; '' for none. */
  icon: string
  /** Address of its home, http or https; '' for none. */
  url: string
  /** Links of the menu, in their order. */
  controlCenter: readonly ControlCenterLink[]
}

/** A link of a person's profile, to what the center has about them. */
export interface ProfileLink {
  /** Its key among the links. */
  name: string
  /** What people see. */
  label: PluginText
  /** Its mark as SVG text without scripts, shown at 1 em; '' for none. */
  icon: string
  /** Where it leads, http or https. */
  url: string
}

/** Where people change what the center keeps of them; '' for what they change on the site. */
export interface SettingsElsewhere {
  /** In place of the profile settings, http or https. */
  profileUrl: string
  /** In place of the account settings, http or https. */
  accountUrl: string
}

/** A person who logs in with the connector of the center. */
export interface CenterPerson {
  /** What the connector called them. */
  externalId: string
}

/**
 * A place that keeps the accounts of the site's people. They log in and sign up there, by the plugin's own connector. Whether
 * passwords of the site itself stay usable beside it is the administrators' choice in the login settings; where they do not, nobody
 * signs up or sets a password on the site.
 */
export interface UserCenter {
  /** What the site says about it, or `null` while the settings do not suffice. Called often: it must be quick. */
  about(config: ConfigValues): UserCenterAbout | null
  /** Links of a person's profile, for everybody who sees it. It has 2 seconds; without an answer there are none. */
  profileLinks?(call: HookContext & { person: CenterPerson }): Promise<readonly ProfileLink[]>
  /** Where a person changes their settings. It has 2 seconds; without an answer they change them on the site. */
  settings?(call: HookContext & { person: CenterPerson }): Promise<SettingsElsewhere>
}
