import { createHash } from 'node:crypto'
import type { Schemas } from '@quandary/api-client'
import type { Language } from '@quandary/i18n'
import type { SearchEngine } from '@quandary/plugin-kit'
import { textIn } from '@quandary/plugin-kit'
import type { AppContext } from '../../context.ts'
import type { PluginState } from '../plugins/index.ts'
import { listInstalled } from '../plugins/index.ts'
import { findEngineRow } from './engine-store.ts'

/** A plugin that may answer searches. */
export interface ReadyEngine extends PluginState {
  engine: SearchEngine
  /** Its mark as SVG text. */
  icon: string
  /** Which plugin it is, with which settings: after a change it may be another index. */
  fingerprint: string
}

/** The last plugin with a search engine that is switched on and set up (domain facts §15). One that breaks is left out. */
export async function findEngine(app: AppContext): Promise<ReadyEngine | undefined> {
  for (const state of (await listInstalled(app)).toReversed()) {
    const engine = state.enabled ? state.plugin.search : undefined
    const icon = engine && iconOf(app, engine, state)
    if (engine && icon !== undefined) return { ...state, engine, icon, fingerprint: fingerprintOf(state) }
  }
  return undefined
}

/** The search engine that answers searches now: it knows every post. */
export async function findAnsweringEngine(app: AppContext): Promise<ReadyEngine | undefined> {
  const engine = await findEngine(app)
  if (!engine) return undefined
  const row = await findEngineRow(app.db)
  return row?.state === 'ready' && row.fingerprint === engine.fingerprint ? engine : undefined
}

function iconOf(app: AppContext, engine: SearchEngine, { plugin, config }: PluginState): string | undefined {
  try {
    return engine.about(config)?.icon
  } catch (error) {
    app.log.error({ err: error, plugin: plugin.slugName }, 'a search engine could not say what it is')
    return undefined
  }
}

function fingerprintOf({ plugin, config }: PluginState): string {
  const settings = Object.entries(config).toSorted(([one], [other]) => one.localeCompare(other))
  return createHash('sha256')
    .update(JSON.stringify([plugin.slugName, settings]))
    .digest('base64url')
}

/** Who answers searches, as the wire has it; empty texts when the site itself does. */
export async function readSearchProvider(app: AppContext, language: Language): Promise<Schemas['SearchProvider']> {
  const engine = await findAnsweringEngine(app)
  if (!engine) return { name: '', icon: '', link: '' }
  const { plugin, icon } = engine
  return { name: textIn(plugin.name, language), icon, link: plugin.link }
}
