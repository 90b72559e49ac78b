import { expect, it } from 'vitest'
import { idsIn, newsIn, noNews } from './news.ts'

const latest = {
  answers: ['a1', 'a2'],
  comments: [
    { id: 'c1', object_id: 'q' },
    { id: 'c2', object_id: 'a1' },
    { id: 'c3', object_id: 'a1' },
  ],
}

it('posts from before the page was opened are not new', () => {
  expect(newsIn(latest, new Set(idsIn(latest)))).toEqual(noNews)
})

it('later posts are new; comments are grouped by their post', () => {
  expect(newsIn(latest, new Set(['a1', 'c1', 'c2']))).toEqual({ answers: ['a2'], comments: { a1: ['c3'] } })
})
