import { expect, it } from 'vitest'
import { afterClick, ownVote, voteCall } from './vote-step.ts'

it('a first vote counts one', () => {
  expect(afterClick({ score: 3, vote: null }, 'up')).toEqual({ score: 4, vote: 'up' })
  expect(afterClick({ score: 3, vote: null }, 'down')).toEqual({ score: 2, vote: 'down' })
})

it('the opposite arrow reverses the vote', () => {
  expect(afterClick({ score: 4, vote: 'up' }, 'down')).toEqual({ score: 2, vote: 'down' })
  expect(afterClick({ score: 2, vote: 'down' }, 'up')).toEqual({ score: 4, vote: 'up' })
})

it('the same arrow withdraws the vote', () => {
  expect(afterClick({ score: 4, vote: 'up' }, 'up')).toEqual({ score: 3, vote: null })
})

it('returns the API call that leads from one vote to another', () => {
  expect(voteCall('up', null)).toEqual({ arrow: 'up', cancel: false })
  expect(voteCall('down', 'up')).toEqual({ arrow: 'down', cancel: false })
  expect(voteCall(null, 'down')).toEqual({ arrow: 'down', cancel: true })
})

it("parses the API's vote status", () => {
  expect([ownVote('vote_up'), ownVote('vote_down'), ownVote('')]).toEqual(['up', 'down', null])
})
