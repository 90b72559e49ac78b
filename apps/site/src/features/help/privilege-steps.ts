import type { Help } from './help-queries.ts'

/** The privileges that come with an amount of reputation. */
export interface PrivilegeStep {
  reputation: number
  labels: readonly string[]
}

/** Groups privileges by the reputation they take, the least first. */
export function privilegeSteps(privileges: Help['privileges']): PrivilegeStep[] {
  const steps = new Map<number, string[]>()
  for (const { reputation, label } of privileges) steps.set(reputation, [...(steps.get(reputation) ?? []), label])
  return [...steps]
    .map(([reputation, labels]) => ({ reputation, labels }))
    .toSorted((a, b) => a.reputation - b.reputation)
}

/** The step that comes next for a reputation, and how much of the way from the one before is done. */
export interface Progress {
  step: PrivilegeStep
  /** Reputation that is still missing. */
  missing: number
  /** Reputation gained since the step before. */
  done: number
  /** Reputation between both steps. */
  whole: number
}

/** Returns the progress to the next step; undefined if there is none. */
export function progressOf(steps: readonly PrivilegeStep[], reputation: number): Progress | undefined {
  const at = steps.findIndex((step) => step.reputation > reputation)
  const step = steps[at]
  if (step === undefined) return undefined
  const from = Math.min(steps[at - 1]?.reputation ?? 0, reputation)
  return { step, missing: step.reputation - reputation, done: reputation - from, whole: step.reputation - from }
}
