import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

/**
 * Files that run for a long time although they are small. If one of them started last, the other workers would be idle
 * while it runs.
 */
const LONGEST = ['random-operations.test.ts', 'crash.test.ts', 'visibility-pages.test.ts', 'cached-pages.test.ts']

/** Starts with the longest files, even in a new clone without measured times. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((name) => moduleId.endsWith(`/test/${name}`))
    const [long, others] = [files.filter(isLong), files.filter((file) => !isLong(file))]
    return [...(await super.sort(long)), ...(await super.sort(others))]
  }
}
