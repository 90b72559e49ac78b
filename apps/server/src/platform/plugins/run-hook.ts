import type { ConfigValues, HookContext, Plugin } from '@quandary/plugin-kit'
import { isPluginRefusal, textIn } from '@quandary/plugin-kit'
import { Refusal } from '../refusals/refusal.ts'
import type { Language } from '../i18n/language.ts'
import type { Log } from '../log/log.ts'
import { guardedFetch } from './guarded-fetch.ts'

const HOOK_MS = 10_000
/** Maximum length of a plugin's message; longer ones are truncated, because they may end up in a URL. */
const MAX_WORDS = 300

/** A plugin refused the request, with a message of its own. */
export class PluginRefused extends Refusal {
  override name = 'PluginRefused'
  /** The plugin's message in the viewer's language. */
  readonly words: string
  constructor(words: string) {
    super({ status: 400, reason: 'error.plugin.refused', facts: { words }, display: 'toast' })
    this.words = words
  }
}

/** A plugin failed or timed out; the log has the cause. */
export class PluginFailed extends Refusal {
  override name = 'PluginFailed'
  constructor(plugin: string) {
    super({ status: 400, reason: 'error.plugin.failed', facts: { plugin }, display: 'toast' })
  }
}

export interface HookRun {
  plugin: Plugin
  config: ConfigValues
  language: Language
  log: Log
  /** Servers in private networks that plugins may reach. */
  allowedHosts: readonly string[]
  /** Time limit of the hook, in milliseconds; 10 000 by default. */
  timeoutMs?: number
}

/**
 * Runs a hook of a plugin with a timeout.
 * @throws {PluginRefused} with the plugin's message
 * @throws {PluginFailed} for every other error, and on timeout
 */
export async function runHook<T>(run: HookRun, hook: (context: HookContext) => Promise<T>): Promise<T> {
  const { plugin, config, language, allowedHosts } = run
  const log = run.log.child({ plugin: plugin.slugName })
  const signal = AbortSignal.timeout(run.timeoutMs ?? HOOK_MS)
  const overdue = Promise.withResolvers<never>()
  const giveUp = (): void => overdue.reject(signal.reason)
  signal.addEventListener('abort', giveUp)
  try {
    const fetch = guardedFetch({ allowed: allowedHosts, signal })
    return await Promise.race([hook({ config, language: language.code, fetch, signal, log }), overdue.promise])
  } catch (error) {
    if (isPluginRefusal(error)) throw new PluginRefused(textIn(error.text, language.code).slice(0, MAX_WORDS))
    log.error({ err: error }, 'a hook of a plugin failed')
    throw new PluginFailed(textIn(plugin.name, language.code))
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}
