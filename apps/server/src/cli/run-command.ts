import { parseArgs } from 'node:util'
import { commands } from './commands.ts'
import { CommandFailed, UsageError } from './command.ts'

/** Runs one command and returns the exit code: 0 success, 1 failure, 2 wrong arguments. */
export async function runCommand([name, ...args]: readonly string[]): Promise<number> {
  const command = commands.find((candidate) => candidate.name === name)
  if (!command) {
    const wantsHelp = name === undefined || name === '--help' || name === 'help'
    console.log(overview())
    if (!wantsHelp) console.error(`\nUnknown command: ${name}`)
    return wantsHelp ? 0 : 2
  }
  try {
    const options = { ...command.options, help: { type: 'boolean' }, 'data-dir': { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
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

function report(error: unknown, help: string): number {
  const isUsage =
    error instanceof UsageError ||
    (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
  if (isUsage) {
    console.error(`${error.message}\n\n${help}`)
    return 2
  }
  console.error(error instanceof CommandFailed ? error.message : error)
  return 1
}

function overview(): string {
  const width = Math.max(...commands.map((command) => command.name.length))
  const lines = commands.map((command) => `  ${command.name.padEnd(width)}  ${command.summary}`)
  return `quandary <command> [options]\n\n${lines.join('\n')}\n\nEvery command takes --help and --data-dir <folder> (default: DATA_DIR, else ./data).`
}
