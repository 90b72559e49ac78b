import { median } from './measure.ts'

/** Slower by more than a tenth is a finding. */
export const SLOWER = 1.1

/** The processor time of two versions for the same requests, in the same round. */
export interface Round {
  before: number
  after: number
}

/**
 * Returns how many times as long the later version takes, by the best round of each: other programs, which share the caches of
 * the processor, only ever make a round longer.
 */
export function ratioOf(rounds: readonly Round[]): number {
  return bestOf(rounds, 'after') / bestOf(rounds, 'before')
}

/** Returns the shortest time of a version. */
export function bestOf(rounds: readonly Round[], version: keyof Round): number {
  return Math.min(...rounds.map((round) => round[version]))
}

/**
 * Returns true if the best rounds say that the later version is slower, and so do most of the rounds, in each of which both
 * versions take turns.
 */
export function isSlower(rounds: readonly Round[]): boolean {
  return ratioOf(rounds) > SLOWER && median(rounds.map(({ before, after }) => after / before)) > SLOWER
}
