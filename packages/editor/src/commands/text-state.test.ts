import { expect, it } from 'vitest'
import { paragraphGaps } from './text-state.ts'

it.each([
  ['in an empty text', '¦', 'I'],
  ['behind a text', 'See: ¦', 'See: \n\nI'],
  ['within a text', 'a¦b', 'a\n\nI\n\nb'],
  ['below a list', '- a\n¦\n| b |', '- a\n\nI\n\n| b |'],
  ['between blank lines', 'a\n\n¦\n\nb', 'a\n\nI\n\nb'],
  ['in a list item', '- a¦\n- b', '- a\n\n  I\n\n- b'],
  ['in an empty list item', '- a\n- ¦', '- a\n- I'],
  ['in a numbered item', '10. a¦b', '10. a\n\n    I\n\n    b'],
  ['in a quote', '> a¦\n> b', '> a\n>\n> I\n>\n> b'],
  ['on an empty line of a quote', '> a\n> ¦', '> a\n> \n> I'],
  ['in the row of a table', '| a¦ |', '| aI |'],
])('an image %s is a paragraph of its own', (_, marked, expected) => {
  const [before = '', after = ''] = marked.split('¦')
  const { open, close } = paragraphGaps(before, after)
  expect(`${before}${open}I${close}${after}`).toBe(expected)
})
