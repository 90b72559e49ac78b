import { expect, it } from 'vitest'
import { skeletonKind } from './skeleton-kind.ts'

it.each([
  ['/', 'list'],
  ['/questions', 'list'],
  ['/search', 'list'],
  ['/tags', 'list'],
  ['/users', 'list'],
  ['/users/notifications/inbox', 'list'],
  ['/questions/10010000000000001', 'question'],
  ['/questions/10010000000000001/title/10020000000000002', 'question'],
  ['/tags/beer', 'tag'],
  ['/users/ann', 'person'],
  ['/users/ann/answers', 'person'],
  ['/users/settings-of-ann', 'person'],
  ['/users/settings/profile', undefined],
  ['/users/login', undefined],
  ['/users/account-recovery', undefined],
  ['/questions/ask', undefined],
  ['/questions/asked-before', 'question'],
  ['/tags/create', undefined],
  ['/tags/beer/edit', undefined],
  ['/posts/10010000000000001/edit', undefined],
  ['/help', undefined],
])('the shape of %s is %s', (path, kind) => {
  expect(skeletonKind(path)).toBe(kind)
})
