import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

/** Files that run for long whatever their size; at the end of a run one would leave the other workers without work. */
const LONGEST = ['random-operations.test.ts', 'crash.test.ts', 'visibility-pages.test.ts', 'cached-pages.test.ts']

/** Begins with the longest files also in a fresh clone, where no run has measured them yet. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((name) => moduleId.endsWith(`/test/${name}`))
    const [long, others] = [files.filter(isLong), files.filter((file) => !isLong(file))]
    return [...(await super.sort(long)), ...(await super.sort(others))]
  }
}
