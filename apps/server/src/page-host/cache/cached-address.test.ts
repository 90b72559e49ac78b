import { pageAddress } from '#hosted/site/server'
import { describe, expect, it } from 'vitest'
import { isCachedAddress, readAddress } from './cached-address.ts'

/** Returns the cache key of an address, built as in `site-pages.ts`. */
function cachedAs(url: string): string | undefined {
  const address = readAddress(pageAddress, url)
  return address !== undefined && isCachedAddress(address) ? address : undefined
}

describe('the cache key of a page', () => {
  it.each([
    ['/', '/'],
    ['/questions?page=3&order=newest', '/questions?order=newest&page=3'],
    ['/users?order=month', '/users?order=month'],
    ['/questions?order=newest&page=3', '/questions?order=newest&page=3'],
    ['/questions?page=1', '/questions'],
    ['/tags/bread?utm_source=letter&utm_campaign=7&fbclid=x', '/tags/bread'],
    ['/questions/10010000000000001/why?page=2&gclid=1', '/questions/10010000000000001/why?page=2'],
    ['/questions/10010000000000001/why?comments=all', '/questions/10010000000000001/why?comments=all'],
    ['/questions/10010000000000001/why?comments=7', '/questions/10010000000000001/why'],
    ['/questions?', '/questions'],
    ['/questions?anything=7', '/questions'],
    ['/questions?order=sideways', '/questions'],
    ['/questions?state=open&answers=none&in_days=7', '/questions?answers=none&in_days=7&state=open'],
    ['/tags/bread?in_days=6&answers=some&match=any', '/tags/bread?in_days=6'],
    ['/questions?page=0', '/questions'],
    ['/questions?page=02', '/questions?page=2'],
    ['/questions?page=2&page=3', '/questions?page=3'],
    ['/questions?page=2?order=newest', '/questions'],
    ['/Questions/', '/questions'],
    ['/%71uestions//?q=bread', '/questions'],
    ['/questions?x=7&custom=off', '/questions?custom=off'],
    ['/questions?page=2&custom=off&custom=off', '/questions?page=2&custom=off'],
    ['/questions?custom=on', '/questions'],
  ])('C1 %s is cached as %s', (url, address) => expect(cachedAs(url)).toBe(address))

  it.each([
    '/search?q=bread',
    '/users/login?next=/questions/ask',
    '/questions/10010000000000001?commentId=10070000000000001',
    '/questions?page=5000',
    '/questions?in_days=366',
    '/questions?tags=bread',
    '/questions?min_votes=1',
    '/questions?answers=none&not_tags=bread',
    '/questions?only=mine',
    `/tags/${'a'.repeat(500)}`,
    '/nowhere',
  ])('C2 %s is not cached', (url) => expect(cachedAs(url)).toBeUndefined())
})
