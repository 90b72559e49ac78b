import { expect, it } from 'vitest'
import { Turns } from './turns.ts'

function turnsInto(printed: string[]): Turns {
  return new Turns((text) => {
    if (text !== '') printed.push(text)
  })
}

it('the first output is printed as it comes, another one when those before it have ended', () => {
  const printed: string[] = []
  const turns = turnsInto(printed)
  const [first, second, third] = [turns.begin(), turns.begin(), turns.begin()]
  second.write('b1 ')
  first.write('a1 ')
  expect(printed).toEqual(['a1 '])
  third.write('c1 ')
  third.end()
  second.write('b2 ')
  first.write('a2 ')
  expect(printed).toEqual(['a1 ', 'a2 '])
  first.end()
  expect(printed).toEqual(['a1 ', 'a2 ', 'b1 b2 '])
  second.write('b3 ')
  expect(printed.at(-1)).toBe('b3 ')
  second.end()
  expect(printed.join('')).toBe('a1 a2 b1 b2 b3 c1 ')
})

it('what begins after all others have ended is printed at once', () => {
  const printed: string[] = []
  const turns = turnsInto(printed)
  turns.begin().end()
  turns.begin().write('later')
  expect(printed).toEqual(['later'])
})
