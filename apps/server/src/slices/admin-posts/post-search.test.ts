import { expect, it } from 'vitest'
import { answerIds, questionIds } from '../questions/index.ts'
import { readPostSearch } from './post-search.ts'

it('AP1 a search line is either text or an id of the listed kind of post', () => {
  expect(readPostSearch(undefined, 'question', questionIds)).toEqual({ text: '' })
  expect(readPostSearch('  a glass ', 'question', questionIds)).toEqual({ text: 'a glass' })
  expect(readPostSearch('question:10010000000000007', 'question', questionIds)).toEqual({ text: '', id: 7 })
  expect(readPostSearch('question: D1J1', 'question', questionIds)).toEqual({ text: '', id: 7 })
  expect(readPostSearch('answer:10020000000000007', 'answer', answerIds)).toEqual({ text: '', id: 7 })
  expect(readPostSearch('answer:7', 'question', questionIds)).toEqual({ text: 'answer:7' })
  for (const none of ['question:', 'question:nonsense', 'question:10020000000000007']) {
    expect(readPostSearch(none, 'question', questionIds)).toEqual({ text: '', id: 0 })
  }
})
