import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { PRIVATE_FILE } from '../platform/files/private-files.ts'
import type { CallOperation } from './call-operations.ts'
import { withOperations } from './call-operations.ts'
import type { Command, CommandInput } from './command.ts'
import { CommandFailed, UsageError } from './command.ts'
import type { Settings } from './settings-groups.ts'
import { settingsGroup, SETTINGS_GROUPS } from './settings-groups.ts'

/** Format of the settings file of the back office (`apps/admin`, settings-file). */
const FORMAT = 'quandary-settings'
const VERSION = 1

export const settings: Command = {
  name: 'settings',
  summary: 'Read and change settings, save them to a file and load them again',
  help: `quandary settings get [<group>[.<name>]]
quandary settings set <group>.<name> <value>
quandary settings export [<file>]
quandary settings import <file>

The groups are ${SETTINGS_GROUPS.map(({ name }) => name).join(', ')}.
Names and values are those of the API; lists and numbers are written as JSON. Everything is printed as JSON. A change is
checked by the rules of the back office, and a running server follows it within a second.

The file of export is that of the back office ("Export and import"), and each reads what the other wrote. The SMTP
password and the secret key of the storage are never printed or exported: ****** stands for them, and importing that keeps
the present ones. The storage is left out where S3_BUCKET names it. Logos are named, but they are files, which a backup
contains. Settings of plugins are not among the groups.`,
  async run(input) {
    const [action, ...rest] = input.positionals
    const [one = '', other = ''] = rest
    const count = rest.length
    if (action === 'get' && count <= 1) await print(input, one)
    else if (action === 'set' && count === 2) await set(input, one, other)
    else if (action === 'export' && count <= 1) await exportAll(input, one)
    else if (action === 'import' && count === 1) await importAll(input, one)
    else throw new UsageError('Say what to do: settings get, set, export or import')
  },
}

async function print({ env }: CommandInput, path: string): Promise<void> {
  const found = await withOperations(env, async (call) => {
    if (path === '') return readAll(call)
    const { group, name } = split(path)
    const values = await settingsGroup(group).read(call)
    return name === '' ? values : valueIn(values, path, name)
  })
  console.log(typeof found === 'string' ? found : JSON.stringify(found, null, 2))
}

async function set({ env }: CommandInput, path: string, text: string): Promise<void> {
  const { group, name } = split(path)
  if (name === '') throw new UsageError(`Say which setting: ${group}.<name>`)
  await withOperations(env, async (call) => {
    const { read, save } = settingsGroup(group)
    const values = await read(call)
    const present = valueIn(values, path, name)
    await save(call, { ...values, [name]: typeof present === 'string' ? text : parse(text, path) })
  })
}

async function exportAll({ env }: CommandInput, file: string): Promise<void> {
  const read = await withOperations(env, async (call) => {
    const all = await readAll(call)
    for (const { name, isFixed } of SETTINGS_GROUPS) if (await isFixed?.(call)) delete all[name]
    return all
  })
  const all = JSON.stringify(
    { format: FORMAT, version: VERSION, site: read['general']?.['name'], settings: read },
    null,
    2,
  )
  if (file === '') {
    console.log(all)
    return
  }
  // Writing to an existing file would preserve its permissions, and would follow a symbolic link.
  rmSync(file, { force: true })
  writeFileSync(file, `${all}\n`, { flag: 'wx', mode: PRIVATE_FILE })
}

async function importAll({ env }: CommandInput, file: string): Promise<void> {
  const groups = Object.entries(settingsIn(file)).map(([name, values]) => {
    if (!isRecord(values)) throw new CommandFailed(`${file}: ${name} is no group`)
    return { group: settingsGroup(name), values }
  })
  await withOperations(env, async (call) => {
    for (const { group, values } of groups) {
      await group.save(call, { ...(await group.read(call)), ...values }).catch((error: unknown) => {
        throw error instanceof CommandFailed ? new CommandFailed(`${group.name}: ${error.message}`) : error
      })
    }
  })
  console.log(`Loaded ${groups.length} groups of settings.`)
}

function settingsIn(file: string): Settings {
  const given = parse(readFileSync(file, 'utf8'), file)
  if (!isRecord(given) || given['format'] !== FORMAT || !isRecord(given['settings'])) {
    throw new CommandFailed(`${file} is no file of settings`)
  }
  if (typeof given['version'] !== 'number' || given['version'] > VERSION) {
    throw new CommandFailed(`${file} was written by a newer version. Use that version or a newer one.`)
  }
  return given['settings']
}

function isRecord(value: unknown): value is Settings {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Reads the groups that can be saved. */
async function readAll(call: CallOperation): Promise<Record<string, Settings>> {
  const all: Record<string, Settings> = {}
  for (const { name, read, isFixed } of SETTINGS_GROUPS) {
    if ((await isFixed?.(call)) !== true) all[name] = await read(call)
  }
  return all
}

function split(path: string): { group: string; name: string } {
  const [group = '', ...rest] = path.split('.')
  return { group, name: rest.join('.') }
}

function valueIn(values: Settings, path: string, name: string): unknown {
  if (Object.hasOwn(values, name)) return values[name]
  throw new CommandFailed(`There is no setting ${path}. The group has: ${Object.keys(values).join(', ')}`)
}

function parse(text: string, where: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new CommandFailed(`${where}: not JSON: ${text.slice(0, 80)}`, { cause: error })
  }
}
