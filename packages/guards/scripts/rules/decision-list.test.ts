import { describe, expect, it } from 'vitest'
import { decisionList, type Case, type Fact } from './decision-list.ts'

const staff: Fact = { name: 'staff', values: [true, false], kind: 'values' }
const status: Fact = { name: 'status', values: [1, 2, 10], kind: 'values' }
const votes: Fact = { name: 'votes', values: [-1, 0, 1], kind: 'steps' }

/** Builds a case for every combination of the values of two facts. */
const casesOf = (one: Fact, other: Fact, decide: (a: unknown, b: unknown) => string | null): Case[] =>
  one.values.flatMap((a) =>
    other.values.map((b) => ({ facts: { [one.name]: a, [other.name]: b }, refusal: decide(a, b) })),
  )

describe('decisionList', () => {
  it('is empty where everything is allowed', () => {
    expect(
      decisionList(
        [staff],
        casesOf(staff, status, () => null),
      ),
    ).toEqual([])
  })

  it('finds sets of values, bounds of numbers and what stands before what', () => {
    const cases = casesOf(staff, votes, (isStaff, count) => (!isStaff ? 'rank' : Number(count) > 0 ? 'voted' : null))
    expect(decisionList([staff, votes], cases)).toEqual([
      { when: { staff: [false] }, refuse: 'rank' },
      { when: { votes: { min: 1 } }, refuse: 'voted' },
    ])
    expect(
      decisionList(
        [staff, status],
        casesOf(staff, status, (_, is) => (is === 2 ? null : 'closed')),
      ),
    ).toEqual([{ when: { status: [1, 10] }, refuse: 'closed' }])
  })

  it('joins conditions where none decides alone', () => {
    const cases = casesOf(staff, status, (isStaff, is) => (!isStaff && is === 10 ? 'gone' : null))
    expect(decisionList([staff, status], cases)).toEqual([{ when: { staff: [false], status: [10] }, refuse: 'gone' }])
  })

  it('refuses facts that do not tell the cases apart', () => {
    const cases = casesOf(staff, status, (_, is) => (is === 1 ? null : 'closed'))
    expect(() => decisionList([staff], cases)).toThrow('staff do not decide')
  })
})
