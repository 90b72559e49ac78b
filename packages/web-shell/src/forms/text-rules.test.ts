import { expect, it } from 'vitest'
import { isEmail, isWebAddress, lengthOf } from './text-rules.ts'

it.each(['ada@example.com', 'a.b+c@qa.example.co.uk', '阿达@example.com', 'root@localhost'])(
  '%s is an email address',
  (text) => {
    expect(isEmail(text)).toBe(true)
  },
)
it.each(['', 'ada', 'ada@', '@example.com', 'a b@example.com', 'ada@example..com', 'Ada <ada@example.com>'])(
  '%j is not an email address',
  (text) => expect(isEmail(text)).toBe(false),
)
it.each([
  ['https://qa.example.com', true],
  ['http://localhost:9080', true],
  ['qa.example.com', false],
  ['ftp://qa.example.com', false],
  ['javascript:alert(1)', false],
])('%s is a web address: %s', (text, is) => expect(isWebAddress(text)).toBe(is))
it('a surrogate pair counts as one character', () => expect(lengthOf('🙂名')).toBe(2))
