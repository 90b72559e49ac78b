import { expect, it } from 'vitest'
import { rankRelated } from './related-rank.ts'

it('Q59 a title with the same words comes before a hotter question with the same common tag', () => {
  const candidates = [
    { id: 1, words: ['badges', 'design'], sharedTags: [218] },
    { id: 2, words: ['translate', 'titles'], sharedTags: [218] },
    { id: 3, words: ['translate', 'comments'], sharedTags: [218] },
  ]
  expect(rankRelated(['translate', 'titles', 'question'], candidates)).toEqual([2, 3, 1])
})

it('Q59 a rare shared tag counts more than a common one', () => {
  const candidates = [
    { id: 1, words: [], sharedTags: [218] },
    { id: 2, words: [], sharedTags: [3] },
    { id: 3, words: [], sharedTags: [218, 3] },
  ]
  expect(rankRelated(['translate'], candidates)).toEqual([3, 2, 1])
})

it('Q59 questions that share the same stay in their order', () => {
  const candidates = [5, 4, 6].map((id) => ({ id, words: ['question'], sharedTags: [8] }))
  expect(rankRelated(['question'], candidates)).toEqual([5, 4, 6])
})
