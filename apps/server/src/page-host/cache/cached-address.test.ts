import { describe, expect, it } from 'vitest'
import { cachedAddress } from './cached-address.ts'

describe('the cache key of a page', () => {
  it.each([
    ['/', '/'],
    ['/questions?page=3&order=newest', '/questions?order=newest&page=3'],
    ['/users?order=month', '/users?order=month'],
    ['/questions?order=newest&page=3', '/questions?order=newest&page=3'],
    ['/questions?page=1', '/questions'],
    ['/tags/bread?utm_source=letter&utm_campaign=7&fbclid=x', '/tags/bread'],
    ['/questions/10010000000000001/why?page=2&gclid=1', '/questions/10010000000000001/why?page=2'],
    ['/questions?', '/questions'],
  ])('C1 %s is cached as %s', (url, address) => expect(cachedAddress(url)).toBe(address))

  it.each([
    '/search?q=bread',
    '/users/login?next=/questions/ask',
    '/questions/10010000000000001?commentId=10070000000000001',
    '/questions?order=sideways',
    '/questions?page=0',
    '/questions?page=-1',
    '/questions?page=02',
    '/questions?page=1e3',
    '/questions?page=5000',
    '/questions?page=2&page=3',
    '/questions?page=1&page=2',
    '/questions?order=newest&order=newest',
    '/questions?page=2?order=newest',
    '/questions?anything=7',
    `/tags/${'a'.repeat(500)}`,
  ])('C2 %s is not cached', (url) => expect(cachedAddress(url)).toBeUndefined())
})
