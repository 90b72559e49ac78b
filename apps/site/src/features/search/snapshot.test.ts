import { expect, it } from 'vitest'
import { snapshotTarget } from './snapshot.ts'

it.each([
  ['cache:aB3-_x:https://ask.example.com/questions/1/a-title?page=2', '/questions/1/a-title?page=2'],
  ['cache:https://ask.example.com', '/'],
  ['cache:x:http://ask.example.com/tags and words', '/tags'],
])('%s leads to %s', (words, target) => expect(snapshotTarget(words)).toBe(target))

it.each([
  undefined,
  '',
  'cache: what is it',
  'how to cache:x:y',
  'cache:x:javascript:alert(1)',
  'cache:https://x//evil.example',
])('%s is an ordinary search', (words) => expect(snapshotTarget(words)).toBeUndefined())
