import { vi } from 'vitest'
import { runCommand } from '../../src/cli/run-command.ts'
import { writeConfigFile } from '../../src/slices/install/index.ts'
import type { TestSite } from '../harness.ts'

/** Output and exit code of a command. */
export interface CommandResult {
  code: number
  output: string
  errors: string
}

/** Runs a command of `quandary` in this process. */
export async function runQuandary(...args: string[]): Promise<CommandResult> {
  const printed = { output: '', errors: '' }
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((text: unknown) => void (printed.output += `${String(text)}\n`)),
    vi.spyOn(console, 'error').mockImplementation((text: unknown) => void (printed.errors += `${String(text)}\n`)),
  ]
  try {
    return { code: await runCommand(args), ...printed }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

/** Runs a command on the data folder of a test's site. */
export function runOn(site: TestSite, ...args: string[]): Promise<CommandResult> {
  writeConfigFile(site.dataDir, site.databaseConfig)
  return runQuandary(...args, '--data-dir', site.dataDir)
}
