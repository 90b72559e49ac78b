import { createHash } from 'node:crypto'
import type { Schemas } from '@quandary/api-client'
import type { SearchEngine } from '@quandary/plugin-kit'
import { textIn } from '@quandary/plugin-kit'
import type { AppContext } from '../../context.ts'
import type { Language } from '../../platform/i18n/language.ts'
import type { PluginState } from '../plugins/index.ts'
import { listInstalled } from '../plugins/index.ts'
import { findEngineRow } from './engine-store.ts'

/** An enabled plugin that can answer searches. */
export interface ReadyEngine extends PluginState {
  engine: SearchEngine
  /** Icon as SVG text. */
  icon: string
  /** Hash of the plugin's name and settings. If it changes, the plugin may use another index. */
  fingerprint: string
}

/**
 * Returns the enabled plugin with a configured search engine; if there are several, the one whose slug comes last. A
 * plugin that throws is skipped.
 */
export async function findEngine(ctx: AppContext): Promise<ReadyEngine | undefined> {
  for (const state of (await listInstalled(ctx)).toReversed()) {
    const engine = state.enabled ? state.plugin.search : undefined
    const icon = engine && iconOf(ctx, engine, state)
    if (engine && icon !== undefined) return { ...state, engine, icon, fingerprint: fingerprintOf(state) }
  }
  return undefined
}

/** Returns the search engine that answers searches now, which is one that has received every post. */
export async function findAnsweringEngine(ctx: AppContext): Promise<ReadyEngine | undefined> {
  const engine = await findEngine(ctx)
  if (!engine) return undefined
  const row = await findEngineRow(ctx.db)
  return row?.state === 'ready' && row.fingerprint === engine.fingerprint ? engine : undefined
}

function iconOf(ctx: AppContext, engine: SearchEngine, { plugin, config }: PluginState): string | undefined {
  try {
    return engine.about(config)?.icon
  } catch (error) {
    ctx.log.error({ err: error, plugin: plugin.slugName }, 'a search engine could not say what it is')
    return undefined
  }
}

function fingerprintOf({ plugin, config }: PluginState): string {
  const settings = Object.entries(config).toSorted(([one], [other]) => one.localeCompare(other))
  return createHash('sha256')
    .update(JSON.stringify([plugin.slugName, settings]))
    .digest('base64url')
}

/** Returns the plugin whose search engine answers searches; empty strings if the site itself does. */
export async function readSearchProvider(ctx: AppContext, language: Language): Promise<Schemas['SearchProvider']> {
  const engine = await findAnsweringEngine(ctx)
  if (!engine) return { name: '', icon: '', link: '' }
  const { plugin, icon } = engine
  return { name: textIn(plugin.name, language.code), icon, link: plugin.link }
}
