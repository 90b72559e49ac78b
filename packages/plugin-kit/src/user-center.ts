import type { ConfigValues } from './config-field.ts'
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

/**
 * A place that keeps the accounts of the site's people. They log in and sign up there, by the plugin's own connector. Whether
 * passwords of the site itself stay usable beside it is the administrators' choice in the login settings.
 */
export interface UserCenter {
  /** What the site says about it, or `null` while the settings do not suffice. Called often: it must be quick. */
  about(config: ConfigValues): UserCenterAbout | null
}
