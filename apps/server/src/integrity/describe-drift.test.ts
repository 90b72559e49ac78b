import { expect, it } from 'vitest'
import { describeDrift } from './index.ts'

it('K3 tells in one line that nothing drifted', () => {
  expect(describeDrift([])).toBe('Every counter says what is there.')
})

it('K4 groups what drifted by counter, in columns', () => {
  const text = describeDrift([
    { counter: 'users.rank', id: 7, stored: 30, counted: 28 },
    { counter: 'questions.last_answer_id', id: 1, stored: null, counted: 12 },
    { counter: 'users.rank', id: 1234, stored: 5, counted: null },
  ])
  expect(text).toBe(
    [
      'users.rank: 2 wrong',
      '  row 7     stored 30  counted 28',
      '  row 1234  stored 5   counted nothing',
      'questions.last_answer_id: 1 wrong',
      '  row 1  stored nothing  counted 12',
    ].join('\n'),
  )
})

it('K5 shows twenty rows of a counter and tells how many more there are', () => {
  const drifts = Array.from({ length: 23 }, (_, id) => ({ counter: 'tags.question_count', id, stored: 1, counted: 0 }))
  const lines = describeDrift(drifts).split('\n')
  expect([lines[0], lines.length, lines.at(-1)]).toEqual(['tags.question_count: 23 wrong', 22, '  … and 3 more'])
})
