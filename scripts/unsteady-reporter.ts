import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase } from 'vitest/node'

/** Where the names go, one a line. */
export const UNSTEADY_FILE = 'QUANDARY_UNSTEADY_FILE'

/** A reporter of vitest that writes down the tests which passed only at a second attempt. */
// oxlint-disable-next-line import/no-default-export -- vitest takes what a reporter's file exports by default
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
