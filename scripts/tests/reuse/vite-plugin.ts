import { EXECUTED_ENV } from './executed.ts'
import { instrumentFile } from './instrumented-files.ts'

/** Instruments the server's files in a run that records what test files execute. */
export function recordExecuted() {
  return {
    name: 'record-executed',
    // Before types are stripped: the parser expects the source.
    enforce: 'pre' as const,
    transform(source: string, id: string): { code: string; map: null } | undefined {
      const code = process.env[EXECUTED_ENV] === undefined ? undefined : instrumentFile(id, () => source)
      return code === undefined ? undefined : { code, map: null }
    },
  }
}
