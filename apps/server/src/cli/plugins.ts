import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Config } from '../config.ts'
import { readConfig } from '../config.ts'
import { unlessAbsent } from '../platform/files/unless-absent.ts'
import { pluginFolder } from '../platform/plugins/load-plugins.ts'
import { withOperations } from './call-operations.ts'
import type { Command, CommandInput } from './command.ts'
import { CommandFailed, UsageError } from './command.ts'
import { table } from './table.ts'

/** Install scripts are disabled: they would run with the rights of the server's account. */
const NPM_OPTIONS = ['--ignore-scripts', '--omit=dev', '--no-audit', '--no-fund']

export const plugins: Command = {
  name: 'plugins',
  summary: 'Install plugins, list them, and switch them on and off',
  help: `quandary plugins list [--json]
quandary plugins enable <plugin>
quandary plugins disable <plugin>
quandary plugins add <package>...
quandary plugins remove <package>...

add and remove install packages into the folder plugins of the data folder, with npm and without running their scripts; a
package is anything that npm takes: a name, a name with a version, a file, an address. A server loads the packages in its
variable PLUGINS when it starts, and a plugin is off until it is enabled. enable and disable name a plugin as list does,
and a running server follows them within a second. A plugin runs inside the server: install only what you trust.

Start list, enable and disable with the environment of the server, because PLUGINS is read from there.

  --json   print what the operation listPlugins of the API answers for each plugin`,
  options: { json: { type: 'boolean' } },
  async run(input) {
    const [action, ...names] = input.positionals
    const [one = ''] = names
    if (action === 'list' && names.length === 0) await list(input)
    else if (action === 'enable' && names.length === 1) await setEnabled(input, one, true)
    else if (action === 'disable' && names.length === 1) await setEnabled(input, one, false)
    else if (action === 'add' && names.length > 0) await add(input, names)
    else if (action === 'remove' && names.length > 0) await remove(input, names)
    else throw new UsageError('Say what to do: plugins list, enable, disable, add or remove')
  },
}

async function list({ env, values }: CommandInput): Promise<void> {
  const found = await withOperations(quiet(env), (call) => call('listPlugins'))
  for (const fault of await faultsOf(readConfig(env))) console.error(fault)
  if (values.json === true) {
    console.log(JSON.stringify(found, null, 2))
    return
  }
  const rows = found.map(({ slug_name, version, enabled, name }) => [slug_name, version, enabled ? 'on' : 'off', name])
  console.log(table([['plugin', 'version', 'state', 'name'], ...rows]))
}

async function setEnabled({ env }: CommandInput, plugin: string, enabled: boolean): Promise<void> {
  await withOperations(quiet(env), async (call) => {
    const loaded = (await call('listPlugins')).map(({ slug_name }) => slug_name)
    if (!loaded.includes(plugin)) {
      const faults = await faultsOf(readConfig(env))
      const names = loaded.length === 0 ? 'None is loaded.' : `Loaded: ${loaded.join(', ')}.`
      throw new CommandFailed(
        [...faults, `There is no plugin ${plugin}. ${names} PLUGINS names the packages.`].join('\n'),
      )
    }
    await call('updatePluginStatus', { body: { plugin_slug_name: plugin, enabled } })
  })
  console.log(`${plugin} is ${enabled ? 'on' : 'off'}.`)
}

async function add({ env }: CommandInput, packages: readonly string[]): Promise<void> {
  const config = readConfig(env)
  await npm(config, 'install', packages)
  const wanted = [...new Set([...config.plugins, ...(await installedIn(config))])]
  console.log(`Start the server with PLUGINS=${wanted.join(',')}`)
  const faults = await faultsOf({ ...config, plugins: wanted })
  if (faults.length > 0) throw new CommandFailed(faults.join('\n'))
}

async function remove({ env }: CommandInput, packages: readonly string[]): Promise<void> {
  const config = readConfig(env)
  const installed = await installedIn(config)
  const missing = packages.filter((name) => !installed.includes(name))
  if (missing.length > 0)
    throw new CommandFailed(`${pluginFolder(config.dataDir)} has no package ${missing.join(', ')}.`)
  await npm(config, 'uninstall', packages)
  const left = config.plugins.filter((name) => !packages.includes(name))
  console.log(`Start the server with PLUGINS=${left.join(',')}`)
}

async function npm(config: Config, action: 'install' | 'uninstall', packages: readonly string[]): Promise<void> {
  if (!existsSync(config.dataDir)) throw new CommandFailed(`There is no folder ${config.dataDir}.`)
  const folder = pluginFolder(config.dataDir)
  await mkdir(folder, { recursive: true })
  try {
    await promisify(execFile)('npm', [action, '--prefix', folder, ...NPM_OPTIONS, '--', ...packages])
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    const reason = isMissing ? 'npm is not on the PATH' : reasonOf(error)
    throw new CommandFailed(`npm ${action} failed: ${reason}`)
  }
}

function reasonOf(error: unknown): string {
  const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
  return output === '' ? String(error) : output
}

/** Returns the names of the packages that are installed in the data folder. */
async function installedIn({ dataDir }: Config): Promise<string[]> {
  const manifest = await unlessAbsent(readFile(join(pluginFolder(dataDir), 'package.json'), 'utf8'))
  return manifest === undefined ? [] : Object.keys(JSON.parse(manifest).dependencies ?? {})
}

/** Explains what is wrong with each package that cannot be loaded. */
async function faultsOf(config: Config): Promise<string[]> {
  // Imported on use, because installing and removing do not load the server.
  const { examinePlugins } = await import('./doctor/plugins.ts')
  const found = await examinePlugins(config)
  return found.filter(({ level }) => level === 'error').map(({ check, message }) => `${check}: ${message}`)
}

/**
 * Returns an environment in which the log is silent, because the command itself names the packages that cannot be
 * loaded.
 */
function quiet(env: CommandInput['env']): CommandInput['env'] {
  return { ...env, LOG_LEVEL: 'silent' }
}
