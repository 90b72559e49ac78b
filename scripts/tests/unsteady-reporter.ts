import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase } from 'vitest/node'

/** Names the file that receives the names, one per line. */
export const UNSTEADY_FILE = 'QUANDARY_UNSTEADY_FILE'

/** A vitest reporter that writes down the tests that passed only at a second attempt. */
// oxlint-disable-next-line import/no-default-export -- vitest takes the default export of a reporter's file
export default class UnsteadyReporter implements Reporter {
  #names: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky === true) this.#names.push(test.fullName)
  }

  onTestRunEnd(): void {
    const file = process.env[UNSTEADY_FILE]
    if (file !== undefined) writeFileSync(file, this.#names.join('\n'))
  }
}
