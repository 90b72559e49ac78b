import type { Help } from './help-queries.ts'

/** The privileges that a member gets at an amount of reputation. */
export interface PrivilegeStep {
  reputation: number
  labels: readonly string[]
}

/** Groups privileges by the reputation that they require, in ascending order. */
export function privilegeSteps(privileges: Help['privileges']): PrivilegeStep[] {
  const steps = new Map<number, string[]>()
  for (const { reputation, label } of privileges) steps.set(reputation, [...(steps.get(reputation) ?? []), label])
  return [...steps]
    .map(([reputation, labels]) => ({ reputation, labels }))
    .toSorted((a, b) => a.reputation - b.reputation)
}

/** The next step above a member's reputation, and the progress towards it from the previous step. */
export interface Progress {
  step: PrivilegeStep
  /** Reputation that is still missing. */
  missing: number
  /** Reputation gained since the previous step. */
  done: number
  /** Reputation between the previous and the next step. */
  whole: number
}

/** Returns the progress to the next step, or undefined after the last one. */
export function progressOf(steps: readonly PrivilegeStep[], reputation: number): Progress | undefined {
  const at = steps.findIndex((step) => step.reputation > reputation)
  const step = steps[at]
  if (step === undefined) return undefined
  const from = Math.min(steps[at - 1]?.reputation ?? 0, reputation)
  return { step, missing: step.reputation - reputation, done: reputation - from, whole: step.reputation - from }
}
