import { expect, it } from 'vitest'
import { hoveredIn } from './hovered-link.ts'

it('the pages of a tag and of a person have cards', () => {
  expect(hoveredIn('/tags/c%23')).toEqual({ kind: 'tag', slug: 'c#' })
  expect(hoveredIn('/users/ada')).toEqual({ kind: 'person', username: 'ada' })
})

it.each(['/tags', '/tags/', '/tags/create', '/tags/csv/info', '/users/login', '/users/ada/answers', '/questions/1'])(
  '%s has no card',
  (path) => expect(hoveredIn(path)).toBeUndefined(),
)
