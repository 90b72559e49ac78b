import { expect, it } from 'vitest'
import { savedFilterHref, savedOf } from './saved-filters-query.ts'

it.each([
  [{ answers: 'none' }, '/questions?answers=none'],
  [{ order: 'active', answers: 'none' }, '/questions?answers=none'],
  [{ not_tags: 'wine', order: 'score', min_votes: 0 }, '/questions?order=score&min_votes=0&not_tags=wine'],
  [{ tag: 'c++', tags: 'malt,hops', match: 'any' }, '/tags/c%2B%2B?tags=malt%2Chops&match=any'],
] as const)('the saved filter %j leads to %s', (filter, href) => expect(savedFilterHref(filter)).toBe(href))

it('what is saved of a list leads back to it, without its page and the open form', () => {
  const saved = savedOf({ page: 3, filters: 'open', tag: 'malt', order: 'newest', state: undefined, in_days: '7' })
  expect(saved).toEqual({ tag: 'malt', order: 'newest', in_days: 7 })
  expect('state' in saved).toBe(false)
  expect(savedFilterHref(saved)).toBe('/tags/malt?order=newest&in_days=7')
})
