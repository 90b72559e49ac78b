import { expect, it } from 'vitest'
import { choiceIn, orderIn, pageCount, pageIn, parseSearch, stringifySearch, textIn } from './search-text.ts'

it('numbers and quotes in a query stay plain text, as a form wrote them', () => {
  expect(parseSearch('?q=123&order=newest')).toEqual({ q: '123', order: 'newest' })
  expect(parseSearch('?q=%22a%22')).toEqual({ q: '"a"' })
  expect(parseSearch('')).toEqual({})
})

it('undefined and empty values are omitted', () => {
  expect(stringifySearch({ q: 'a b', page: 2, order: undefined, tags: '' })).toBe('?q=a+b&page=2')
  expect(stringifySearch({})).toBe('')
})

it('parsing and writing a query are inverse', () => {
  const text = '?q=%5Bc%23%5D+100%25&page=3'
  expect(stringifySearch(parseSearch(text))).toBe(text)
})

it('the first page and invalid numbers are undefined', () => {
  expect(['2', '17'].map((page) => pageIn({ page }))).toEqual([2, 17])
  expect([undefined, '', '1', '0', '-3', '1.5', 'two', '1e99'].map((page) => pageIn({ page }))).toEqual(
    Array.from({ length: 8 }, () => undefined),
  )
})

it('only known choices and non-empty texts are accepted', () => {
  expect(choiceIn({ order: 'score' }, 'order', ['newest', 'score'])).toBe('score')
  expect(choiceIn({ order: 'x' }, 'order', ['newest', 'score'])).toBeUndefined()
  expect(textIn({ q: ' a ' }, 'q')).toBe(' a ')
  expect(textIn({ q: '  ' }, 'q')).toBeUndefined()
  expect(textIn({ q: 'a\0' }, 'q')).toBeUndefined()
})

it('an order is read from either name, and `order` counts where both stand', () => {
  expect(orderIn({ order: 'score' }, ['newest', 'score'])).toBe('score')
  expect(orderIn({ sort: 'score' }, ['newest', 'score'])).toBe('score')
  expect(orderIn({ order: 'newest', sort: 'score' }, ['newest', 'score'])).toBe('newest')
  expect(orderIn({ order: 'x', sort: 'y' }, ['newest', 'score'])).toBeUndefined()
})

it('a list has at least one page', () => {
  expect([pageCount(0, 20), pageCount(20, 20), pageCount(21, 20)]).toEqual([1, 1, 2])
})
