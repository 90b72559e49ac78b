import { expect, it } from 'vitest'
import { wholeRouter } from '../../routing/site-router.test-data.ts'
import { routesFor } from '../../routing/route-sets.ts'
import { skeletonKind } from './skeleton-kind.ts'

const router = wholeRouter()

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
  ['/no/such/page', undefined],
])('the shape of %s is %s', (path, kind) => {
  expect(skeletonKind(router, path)).toBe(kind)
})

it.each([
  ['/questions/10010000000000001', '/questions/10010000000000001/title/10020000000000002', undefined],
  ['/questions/10010000000000001', '/questions/10010000000000002', 'question'],
  ['/users/ann', '/users/ann/answers', undefined],
  ['/users/ann', '/users/ben', 'person'],
  ['/tags/beer', '/tags/wine', 'tag'],
  ['/questions', '/tags', 'list'],
  ['/questions', '/questions', undefined],
])('from %s to %s the shape is %s', (left, path, kind) => {
  expect(skeletonKind(router, path, left)).toBe(kind)
})

it('every page that guests read has a shape', () => {
  const read = Object.keys(router.routesById).filter((id) => routesFor(id) !== 'all')
  expect(read.length).toBeGreaterThan(9)
  for (const id of read) expect(skeletonKind(router, id.replaceAll(/\$\w+/g, 'x')), id).toBeDefined()
})
