import { median } from './measure.ts'

/** More than a tenth slower counts as a regression. */
export const SLOWER = 1.1

/** Processor time of both versions for the same requests in the same round. */
export interface Round {
  before: number
  after: number
}

/**
 * Returns the later version's time divided by the earlier version's, from the best round of each: other programs, which
 * share the processor's caches, only ever make a round slower.
 */
export function ratioOf(rounds: readonly Round[]): number {
  return bestOf(rounds, 'after') / bestOf(rounds, 'before')
}

/** Returns the shortest time of a version. */
export function bestOf(rounds: readonly Round[], version: keyof Round): number {
  return Math.min(...rounds.map((round) => round[version]))
}

/**
 * Returns true if the later version is slower both by its best round and by the median of all rounds. The best rounds
 * of the two versions may have been under different load; within one round the load is the same for both.
 */
export function isSlower(rounds: readonly Round[]): boolean {
  return ratioOf(rounds) > SLOWER && median(rounds.map(({ before, after }) => after / before)) > SLOWER
}
