import { expect, it } from 'vitest'
import { below } from './base-path.ts'

it.each([
  ['/', '/community/'],
  ['/questions?page=2#top', '/community/questions?page=2#top'],
  ['//example.org', '//example.org'],
  ['/\\example.org', '/\\example.org'],
  ['https://example.org/', 'https://example.org/'],
  ['mailto:ada@example.org', 'mailto:ada@example.org'],
  ['#top', '#top'],
  ['', ''],
])('%s is %s below a path', (href, expected) => expect(below('/community', href)).toBe(expected))

it('at the root of a host every address stays', () => expect(below('', '/questions')).toBe('/questions'))
