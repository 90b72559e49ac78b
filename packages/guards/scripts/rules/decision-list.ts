/** Value of a fact. */
export type FactValue = boolean | number | string

/** Facts of a case by name. */
export type Facts = Readonly<Record<string, FactValue>>

/** A fact and its values: each of them matters (`values`), or what matters is from where on they stand (`steps`). */
export interface Fact {
  name: string
  values: readonly FactValue[]
  kind: 'values' | 'steps'
}

/** A case and what is decided in it: null to allow, else the name of the refusal. */
export interface Case {
  facts: Facts
  refusal: string | null
}

/** Holds if the fact is one of these, or a number within these bounds. */
export type Condition = readonly FactValue[] | { min: number } | { max: number }

/** A line of a decision list: where every condition holds, and no earlier line did, the refusal is this one. */
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

/** Every set of some of the values, smaller ones first. */
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

/** All tests of one fact, then all pairs of tests of two facts, then of three. */
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
 * Finds a short list of decisions that refuses exactly what the cases refuse. Each line is the one of the fewest conditions
 * that decides most of what is left; of equals the first in the order of the facts, so the list is the same every time.
 *
 * @throws Error if the facts do not suffice to tell the cases apart
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
