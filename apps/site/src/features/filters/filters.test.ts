import { createTagLimits, listQuestionsLimits } from '@quandary/api-client/limits'
import { expect, it } from 'vitest'
import { filterParts } from './filter-parts.ts'
import { filterChoices } from './filter-choices.ts'
import { filtersIn, MAX_TAGS, SLUG_LENGTH } from './filters-in.ts'
import { filtersOf, isFiltered } from './filters-of.ts'

const read = (text: string) => filtersOf(filtersIn(Object.fromEntries(new URLSearchParams(text))))

it.each([
  ['', {}],
  ['answers=&state=&min_votes=&in_days=&only=&tags=&match=any&not_tags=', {}],
  ['answers=all&state=pending&min_votes=many&in_days=0&only=theirs&match=any', {}],
  ['min_votes=1.5', {}],
  ['min_votes=-0', { min_votes: '0' }],
  ['min_votes=1e3', { min_votes: '1000' }],
  ['min_votes=007', { min_votes: '7' }],
  ['min_votes= ', {}],
  ['min_votes=1000001', {}],
  ['in_days=1.5', {}],
  ['in_days=14', { in_days: '14' }],
  ['min_votes=0', { min_votes: '0' }],
  ['min_votes=-3&in_days=30', { min_votes: '-3', in_days: '30' }],
  ['answers=unaccepted&state=open&only=mine', { answers: 'unaccepted', state: 'open', only: 'mine' }],
  ['tags= Malt, hops，malt、c%2B%2B &match=any', { tags: 'malt,hops,c++', match: 'any' }],
  ['tags=malt&match=any', { tags: 'malt' }],
  ['tags=a,b,c,d,e,f,g', { tags: 'a,b,c,d,e' }],
  [`not_tags=${'x'.repeat(36)},wine`, { not_tags: 'wine' }],
])('the filters of “%s”', (text, filters) => {
  expect(read(text)).toEqual(filters)
  expect(filtersOf(filtersIn({ ...read(text) })), 'read again').toEqual(filters)
  expect(isFiltered(read(text))).toBe(Object.keys(filters).length > 0)
})

it('an address takes every choice of the form', () => {
  for (const [name, choices] of Object.entries(filterChoices)) {
    for (const choice of choices) expect(read(`tags=malt,hops&${name}=${choice}`)).toMatchObject({ [name]: choice })
  }
  expect(filtersIn({ min_votes: 7, in_days: 30 })).toMatchObject({ min_votes: '7', in_days: '30' })
})

it('an address takes what the operation takes', () => {
  const { min_votes, in_days, tags } = listQuestionsLimits
  const allowed = { min_votes: [min_votes.min, min_votes.max], in_days: [in_days.min, 100_000] }
  for (const [name, limits] of Object.entries(allowed)) {
    for (const limit of limits) expect(read(`${name}=${limit}`)).toEqual({ [name]: String(limit) })
  }
  expect(read(`min_votes=${min_votes.min - 1}`)).toEqual({})
  expect(read(`min_votes=${min_votes.max + 1}`)).toEqual({})
  expect(SLUG_LENGTH).toBe(createTagLimits.slug_name.max)
  expect(MAX_TAGS * (SLUG_LENGTH + 1)).toBeLessThanOrEqual(tags.max)
})

it('each part of the filters can be removed alone', () => {
  const filters = read('answers=none&tags=malt,hops&not_tags=wine&min_votes=2')
  const parts = filterParts(filters)
  expect(parts.map(({ name, value }) => [name, value])).toEqual([
    ['answers', 'none'],
    ['min_votes', '2'],
    ['tags', 'malt'],
    ['tags', 'hops'],
    ['not_tags', 'wine'],
  ])
  expect(parts.map(({ without }) => filterParts(without).length)).toEqual([4, 4, 4, 4, 4])
  expect(parts[2]?.without.tags).toBe('hops')
  expect(parts[4]?.without.not_tags).toBeUndefined()
})

it('tags of which any suffices are one part', () => {
  const [part, ...more] = filterParts(read('tags=malt,hops&match=any'))
  expect(part).toMatchObject({ name: 'tags', value: 'malt,hops' })
  expect(filtersOf(part?.without ?? {})).toEqual({})
  expect(more).toEqual([])
})
