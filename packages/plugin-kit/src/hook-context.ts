import type { ConfigValues } from './config-field.ts'

/** A request of a plugin to another server. */
export interface PluginRequest {
  /** Default `GET`. */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  headers?: Readonly<Record<string, string>>
  /** Body, sent unchanged; set its `content-type` in `headers`. */
  body?: string
}

/** The response of the other server. Redirects are not followed but returned. */
export interface PluginResponse {
  /** HTTP status. */
  status: number
  /** Headers by lower-case name. */
  headers: Readonly<Record<string, string>>
  /** The body as UTF-8, at most 1 MB. */
  text: string
}

/**
 * Sends a request to another server. Only http and https are allowed, and only public addresses and those the operator
 * listed in `PLUGIN_HOSTS`; a request to any other address throws, and so does a response of more than 1 MB. The
 * request is aborted when the time of the hook that made it is over ({@link HookContext.signal}).
 */
export type PluginFetch = (url: string, request?: PluginRequest) => Promise<PluginResponse>

/** Log for the operator. Do not log secrets. */
export interface PluginLog {
  /** Logs normal operation. */
  info(facts: Readonly<Record<string, unknown>>, message: string): void
  /** Logs something the operator may have to act on. */
  warn(facts: Readonly<Record<string, unknown>>, message: string): void
}

/**
 * Context passed to every hook. Do not store any part of it between calls: a site may be served by several processes.
 */
export interface HookContext {
  /** All settings of the plugin. A setting that was never saved has the default of its field, '' or `false`. */
  config: ConfigValues
  /** Language of the person waiting for the result, such as `zh_CN`. */
  language: string
  /** Sends requests to other servers, within the limits of the site. */
  fetch: PluginFetch
  /** Aborted when the hook's time is over: 10 s, unless its documentation names a shorter time. */
  signal: AbortSignal
  /** Writes to the server's log under the plugin's name. */
  log: PluginLog
}
