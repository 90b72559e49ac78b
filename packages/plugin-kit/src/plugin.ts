import type { ConfigField, ConfigValues } from './config-field.ts'
import type { Connector } from './connector.ts'
import type { HookContext } from './hook-context.ts'
import type { PluginText } from './plugin-text.ts'
import type { SearchEngine } from './search.ts'
import type { UserCenter } from './user-center.ts'

/** What the hooks of this kit look like; a server refuses plugins of a generation it does not know. */
export const KIT_GENERATION = 1

/** A plugin as its author writes it. */
export interface PluginDefinition {
  /** Its key on a site: 2 to 100 of `a–z`, `0–9`, `_` and `-`. It names stored settings, so it never changes. */
  slugName: string
  /** What people see. */
  name: PluginText
  /** What it does, in a sentence. */
  description: PluginText
  /** As shown to administrators, such as `1.2.0`. */
  version: string
  /** Address of its home, http or https. */
  link: string
  /** The form that administrators fill. */
  configFields?: readonly ConfigField[]
  /** The form that every person fills for themselves, while the plugin is switched on. */
  userConfigFields?: readonly ConfigField[]
  /**
   * Told of the settings when the server starts and before new ones are stored, whether the plugin is on or off.
   * The values have passed the rules of their fields.
   * @throws {PluginRefusal} so that they are not stored
   */
  receiveConfig?(call: HookContext): Promise<void>
  /**
   * Told of a person's settings before they are stored.
   * @throws {PluginRefusal} so that they are not stored
   */
  receiveUserConfig?(call: HookContext & { userId: string; values: ConfigValues }): Promise<void>
  /** A way to log in. */
  connector?: Connector
  /** The place where accounts are kept, entered by the plugin's connector. The first that is switched on counts. */
  userCenter?: UserCenter
  /** A search engine in place of the site's own. The last that is switched on counts. */
  search?: SearchEngine
}

/** A plugin as a server takes it: made by `definePlugin`, exported as `plugin`. */
export interface Plugin extends PluginDefinition {
  /** The {@link KIT_GENERATION} it was written with. */
  readonly kit: number
}
