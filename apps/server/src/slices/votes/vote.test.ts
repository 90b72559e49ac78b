import { expect, it } from 'vitest'
import { voteAfter, voteStatusOf } from './vote.ts'

it('V1 a vote replaces the opposite one, and repeating it changes nothing', () => {
  expect([0, 1, -1].map((before) => voteAfter(before as 0 | 1 | -1, { direction: 1, cancel: false }))).toEqual([
    1, 1, 1,
  ])
})

it('V2 withdrawing removes only a vote of that direction', () => {
  expect([0, 1, -1].map((before) => voteAfter(before as 0 | 1 | -1, { direction: 1, cancel: true }))).toEqual([
    0, 0, -1,
  ])
})

it('V3 encodes votes with the API’s status words', () => {
  expect([voteStatusOf(1), voteStatusOf(-1), voteStatusOf(0)]).toEqual(['vote_up', 'vote_down', ''])
})
