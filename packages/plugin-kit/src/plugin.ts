import type { ConfigField, ConfigValues } from './config-field.ts'
import type { Connector } from './connector.ts'
import type { HookContext } from './hook-context.ts'
import type { PluginText } from './plugin-text.ts'
import type { SearchEngine } from './search.ts'
import type { UserCenter } from './user-center.ts'

/** Generation of the hooks. A server rejects plugins of a generation it does not know. */
export const KIT_GENERATION = 1

/** A plugin as its author writes it. */
export interface PluginDefinition {
  /**
   * Key of the plugin on a site: 2 to 100 characters of `a–z`, `0–9`, `_` and `-`. Stored settings belong to this key,
   * so it must never change.
   */
  slugName: string
  /** Display name. */
  name: PluginText
  /** Description of its purpose in one sentence. */
  description: PluginText
  /** Version shown to administrators, such as `1.2.0`. */
  version: string
  /** Address of the plugin's home page, http or https. */
  link: string
  /** Settings form for administrators. */
  configFields?: readonly ConfigField[]
  /** Settings form for every member, shown while the plugin is on. */
  userConfigFields?: readonly ConfigField[]
  /**
   * Called with the settings when the server starts and before new ones are stored, even if the plugin is off. The
   * values have passed the checks of their fields.
   * @throws {PluginRefusal} to prevent them from being stored
   */
  receiveConfig?(call: HookContext): Promise<void>
  /**
   * Called with a member's settings before they are stored.
   * @throws {PluginRefusal} to prevent them from being stored
   */
  receiveUserConfig?(call: HookContext & { userId: string; values: ConfigValues }): Promise<void>
  /** A way to sign in. */
  connector?: Connector
  /**
   * The system that manages the accounts, used through the plugin's connector. If several plugins that are switched on
   * have a configured user center, the first by plugin key is used.
   */
  userCenter?: UserCenter
  /**
   * A search engine that replaces the site's own. If several plugins that are switched on have a configured search
   * engine, the last by plugin key is used.
   */
  search?: SearchEngine
}

/** A plugin as a server loads it: created by `definePlugin` and exported as `plugin`. */
export interface Plugin extends PluginDefinition {
  /** The {@link KIT_GENERATION} the plugin was written for. */
  readonly kit: number
}
