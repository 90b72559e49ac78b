import { expect, it } from 'vitest'
import { idsIn, newPostsIn, noNewPosts } from './new-posts.ts'

const latest = {
  answers: ['a1', 'a2'],
  comments: [
    { id: 'c1', object_id: 'q' },
    { id: 'c2', object_id: 'a1' },
    { id: 'c3', object_id: 'a1' },
  ],
}

it('posts from before the page was opened are not new', () => {
  expect(newPostsIn(latest, new Set(idsIn(latest)))).toEqual(noNewPosts)
})

it('later posts are new; comments are grouped by their post', () => {
  expect(newPostsIn(latest, new Set(['a1', 'c1', 'c2']))).toEqual({ answers: ['a2'], comments: { a1: ['c3'] } })
})
