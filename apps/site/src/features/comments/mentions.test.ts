import { expect, it } from 'vitest'
import { mentionedIn } from './mentions.ts'

it('names everybody once, in lower case', () => {
  expect(mentionedIn('@Ada and @linus.t, thanks @ada!')).toEqual(['ada', 'linus.t'])
})

it('an address is no mention, and a full stop ends a name', () => {
  expect(mentionedIn('write to me@example.org')).toEqual([])
  expect(mentionedIn('I agree with @ada.')).toEqual(['ada'])
})
