import { parseArgs } from 'node:util'
import { ConfigError } from '../config.ts'
import { DatabaseConfigError } from '../platform/db/database-config.ts'
import { NewerSchema, OutdatedSchema } from '../platform/db/migrations.ts'
import { PROGRAM_VERSION } from '../platform/program-version.ts'
import type { Command } from './command.ts'
import { CommandFailed, UsageError } from './command.ts'
import { commandGroups } from './commands.ts'

/** Errors whose message is enough for an operator; they are printed without a stack. */
const EXPLAINED = [CommandFailed, ConfigError, DatabaseConfigError, NewerSchema, OutdatedSchema]

const commands = commandGroups.flatMap((group) => group.commands)

/** Runs one command and returns the exit code: 0 success, 1 failure, 2 wrong arguments. Without a name it serves. */
export async function runCommand([name = 'serve', ...args]: readonly string[]): Promise<number> {
  if (name === '--help' || name === '-h') return help([])
  if (name === 'help') return help(args)
  if (name === '--version') {
    console.log(PROGRAM_VERSION)
    return 0
  }
  const command = find(name)
  return command ? run(command, args) : unknown(name)
}

async function run(command: Command, args: readonly string[]): Promise<number> {
  try {
    const options = { ...command.options, help: { type: 'boolean' }, 'data-dir': { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    if (values.help === true) {
      console.log(command.help)
      return 0
    }
    const env = { ...process.env, ...(typeof values['data-dir'] === 'string' ? { DATA_DIR: values['data-dir'] } : {}) }
    await command.run({ env, values, positionals })
    return 0
  } catch (error) {
    return report(error, command.help)
  }
}

function help([name]: readonly string[]): number {
  const command = name === undefined ? undefined : find(name)
  if (name !== undefined && !command) return unknown(name)
  console.log(command ? command.help : overview())
  return 0
}

function find(name: string): Command | undefined {
  return commands.find((candidate) => candidate.name === name)
}

function unknown(name: string): number {
  console.error(`quandary: '${name}' is not a quandary command. See 'quandary help'.`)
  return 2
}

function report(error: unknown, text: string): number {
  const isUsage =
    error instanceof UsageError ||
    (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
  if (isUsage) {
    console.error(`${error.message}\n\n${text}`)
    return 2
  }
  const isExplained = EXPLAINED.some((kind) => error instanceof kind)
  console.error(isExplained && error instanceof Error ? error.message : error)
  return 1
}

function overview(): string {
  const width = Math.max(...commands.map((command) => command.name.length))
  const groups = commandGroups.map(({ title, commands: some }) =>
    [title, ...some.map((command) => `   ${command.name.padEnd(width)}   ${command.summary}`)].join('\n'),
  )
  return `usage: quandary [--version] [--help] [<command> [<arguments>]]

Without a command, quandary serves the site.

${groups.join('\n\n')}

Every command takes --help and --data-dir <folder> (default: DATA_DIR, else ./data).
Exit codes: 0 success, 1 the command failed or found a fault, 2 wrong arguments.
'quandary help <command>' explains a command.`
}
