export type FactValue = boolean | number | string

/** Facts of a case by name. */
export type Facts = Readonly<Record<string, FactValue>>

/**
 * A fact and its possible values. A condition on a fact of the kind `values` is a list of accepted values. A fact of
 * the kind `steps` is a number, and a condition on it is a minimum or a maximum.
 */
export interface Fact {
  name: string
  values: readonly FactValue[]
  kind: 'values' | 'steps'
}

/**
 * A combination of facts and the rule's result for it: null if the rule allows the action, else the name of the
 * refusal.
 */
export interface Case {
  facts: Facts
  refusal: string | null
}

/** A condition on a fact: a list of accepted values, or the minimum or the maximum of a number. */
export type Condition = readonly FactValue[] | { min: number } | { max: number }

/** A line of a decision list. The first line whose conditions all hold decides the refusal. */
export interface Decision {
  when: Readonly<Record<string, Condition>>
  refuse: string
}

interface Test {
  name: string
  condition: Condition
}

function holds({ name, condition }: Test, facts: Facts): boolean {
  const value = facts[name]
  if (value === undefined) throw new Error(`a case without ${name}`)
  if ('min' in condition) return Number(value) >= condition.min
  if ('max' in condition) return Number(value) <= condition.max
  return condition.includes(value)
}

/** Returns every subset of the values except the empty and the full one, smaller subsets first. */
function subsetsOf(values: readonly FactValue[]): FactValue[][] {
  const sets = values.reduce<FactValue[][]>((all, value) => [...all, ...all.map((set) => [...set, value])], [[]])
  return sets
    .filter((set) => set.length > 0 && set.length < values.length)
    .toSorted((one, other) => one.length - other.length)
}

function testsOf({ name, values, kind }: Fact): Test[] {
  if (kind === 'values') return subsetsOf(values).map((condition) => ({ name, condition }))
  const numbers = values.map(Number).toSorted((a, b) => a - b)
  const from = numbers.slice(1).map((min): Test => ({ name, condition: { min } }))
  return [...from, ...numbers.slice(0, -1).map((max): Test => ({ name, condition: { max } }))]
}

/** Returns all conjunctions of up to three tests of different facts, shorter ones first. */
function conjunctionsOf(facts: readonly Fact[]): Test[][] {
  const tests = facts.map(testsOf)
  const single = tests.flat().map((test) => [test])
  const extend = (shorter: readonly Test[][]) =>
    shorter.flatMap((some) => {
      const last = facts.findIndex(({ name }) => name === some.at(-1)?.name)
      return tests.slice(last + 1).flatMap((more) => more.map((test) => [...some, test]))
    })
  const pairs = extend(single)
  return [...single, ...pairs, ...extend(pairs)]
}

/**
 * Finds a short list of decisions that refuses exactly what the cases refuse. Each line has as few conditions as
 * possible and decides as many of the remaining cases as possible. Among equal lines the first in the order of the
 * facts is taken, so the list is the same every time.
 *
 * @throws Error if no line with up to three conditions separates a refused case from the others
 */
export function decisionList(facts: readonly Fact[], cases: readonly Case[]): Decision[] {
  const conjunctions = conjunctionsOf(facts)
  const decisions: Decision[] = []
  let left = [...cases]
  while (left.some(({ refusal }) => refusal !== null)) {
    let best: { tests: Test[]; matched: Case[] } | undefined
    for (const tests of conjunctions) {
      if (best !== undefined && tests.length > best.tests.length) break
      const matched = left.filter((one) => tests.every((test) => holds(test, one.facts)))
      const refusal = matched[0]?.refusal ?? null
      if (refusal === null || matched.some((one) => one.refusal !== refusal)) continue
      if (matched.length > (best?.matched.length ?? 0)) best = { tests, matched }
    }
    const refuse = best?.matched[0]?.refusal
    if (best === undefined || typeof refuse !== 'string') {
      throw new Error(`${facts.map(({ name }) => name).join(', ')} do not decide ${JSON.stringify(left[0])}`)
    }
    decisions.push({ when: Object.fromEntries(best.tests.map(({ name, condition }) => [name, condition])), refuse })
    const decided = new Set(best.matched)
    left = left.filter((one) => !decided.has(one))
  }
  return decisions
}
