import type { Config } from '../../config.ts'
import { createLog } from '../../platform/log/log.ts'
import { loadPlugins } from '../../platform/plugins/load-plugins.ts'
import { PluginRegistry } from '../../platform/plugins/plugin-registry.ts'
import type { Finding } from './finding.ts'

/** Loads each plugin as the server does. */
export async function examinePlugins({ plugins, dataDir }: Config): Promise<Finding[]> {
  const found: Finding[] = []
  for (const name of plugins) {
    const complaints: string[] = []
    const log = createLog('error', { write: (line) => complaints.push(reasonIn(line)) })
    await loadPlugins(new PluginRegistry(log), { packages: [name], dataDir, log })
    const check = `plugin ${name}`
    const remedy = `Install it with "quandary plugins add ${name}", or take it out of PLUGINS.`
    if (complaints.length === 0) found.push({ check, level: 'ok', message: 'It can be loaded.' })
    else found.push({ check, level: 'error', message: complaints.join(' '), remedy })
  }
  return found
}

/** Returns the message of an error, from a line of the log. */
function reasonIn(line: string): string {
  // Our own log writes JSON lines.
  const { msg, err, problems } = JSON.parse(line) as { msg: string; err?: { message: string }; problems?: string[] }
  return [msg, err?.message, ...(problems ?? [])].filter((part) => part !== undefined).join(': ')
}
