import { describe, expect, it } from 'vitest'
import { pageAddress } from './page-address.ts'

describe('the address of a page', () => {
  it.each([
    ['/', '/'],
    ['/?x=7', '/'],
    ['/questions?page=3&order=newest', '/questions?order=newest&page=3'],
    ['/questions?order=newest&page=3', '/questions?order=newest&page=3'],
    ['/questions?sort=newest', '/questions?order=newest'],
    ['/questions?page=1', '/questions'],
    ['/questions?page=02', '/questions?page=2'],
    ['/questions?page=-1&order=sideways', '/questions'],
    ['/questions?q=beer', '/questions'],
    ['/tags?q=beer&x=7', '/tags?q=beer'],
    ['/search?x=7&q=a+b%26c', '/search?q=a+b%26c'],
    ['/questions/ask?x=7&title=a+b', '/questions/ask?title=a+b'],
    ['/tags/bread?utm_source=letter&utm_campaign=7&fbclid=x', '/tags/bread'],
    ['/questions/10010000000000001/why?anything=7&page=2', '/questions/10010000000000001/why?page=2'],
    ['/questions/10010000000000001/why?comments=all&x=7', '/questions/10010000000000001/why?comments=all'],
    ['/questions/10010000000000001/why?__proto__=7&constructor=8', '/questions/10010000000000001/why'],
    ['/users/login?next=/questions/ask&x=7', '/users/login?next=%2Fquestions%2Fask'],
    ['/posts/10010000000000001/timeline?votes=1&votes=2', '/posts/10010000000000001/timeline'],
  ])('has of the query what the page reads: %s is %s', (url, address) => expect(pageAddress(url)).toBe(address))

  it.each([
    ['/QUESTIONS', '/questions'],
    ['/questions/', '/questions'],
    ['//questions//10010000000000001/why', '/questions/10010000000000001/why'],
    ['/%71uestions', '/questions'],
    ['/tags/c++', '/tags/c%2B%2B'],
    ['/tags/c%2b%2B/INFO', '/tags/c%2B%2B/info'],
    ['/tags/%E5%95%A4%E9%85%92', '/tags/%E5%95%A4%E9%85%92'],
    ['/users/./ada/answers/../answers', '/users/ada/answers'],
    ['/users/Ada', '/users/Ada'],
    ['/users/notifications/inbox/all', '/users/notifications/inbox/all'],
    ['/users/notifications/inbox', '/users/notifications/inbox'],
  ])('has one spelling: %s is %s', (url, address) => expect(pageAddress(url)).toBe(address))

  it.each(['/nowhere', '/nowhere?order=newest', '/tags/%ff', '/questions/1/2/3/4'])('is none for %s', (url) =>
    expect(pageAddress(url)).toBeUndefined(),
  )
})
