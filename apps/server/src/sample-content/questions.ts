import type { SampleQuestion } from './sample.ts'

/** Every question, in no order. */
export const questions: readonly SampleQuestion[] = []
