import type { ConfigValues } from './config-field.ts'

/** What a plugin asks of another server. */
export interface PluginRequest {
  /** `GET` when absent. */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  headers?: Readonly<Record<string, string>>
  /** Sent as it is; say its type in `headers`. */
  body?: string
}

/** What the other server answered. Redirects are answers as well: they are not followed. */
export interface PluginResponse {
  /** HTTP status. */
  status: number
  /** By lower-case name. */
  headers: Readonly<Record<string, string>>
  /** The body, at most 1 MB, read as UTF-8. */
  text: string
}

/**
 * Reaches another server for a plugin. Only http and https, only public addresses and those that the operator allowed
 * (`PLUGIN_HOSTS`); everything else is an error. It ends with the hook that called it.
 */
export type PluginFetch = (url: string, request?: PluginRequest) => Promise<PluginResponse>

/** Where a plugin writes what its operator should know. Secrets do not belong there. */
export interface PluginLog {
  /** What goes as it should. */
  info(facts: Readonly<Record<string, unknown>>, message: string): void
  /** What the operator may have to look after. */
  warn(facts: Readonly<Record<string, unknown>>, message: string): void
}

/** What every hook is given. Keep nothing of it: a site may be served by several processes. */
export interface HookContext {
  /** The settings of the plugin, complete: what nobody has saved has the value of its field, '' or `false`. */
  config: ConfigValues
  /** Language of the person who waits, such as `zh_CN`. */
  language: string
  /** Reaches other servers, within the limits of the site. */
  fetch: PluginFetch
  /** Aborted when the time of the hook (10 s) is over. */
  signal: AbortSignal
  /** Writes to the log of the server, under the name of the plugin. */
  log: PluginLog
}
