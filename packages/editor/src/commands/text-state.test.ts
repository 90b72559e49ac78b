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
  ['in the row of a table in a quote', '> | a¦ |', '> | aI |'],
  ['in the row of a table without outer pipes', 'a | b\n- | -\nc¦ | d', 'a | b\n- | -\ncI | d'],
  ['in the head of a table in a list', '- a | b¦\n  :-- | --:', '- a | bI\n  :-- | --:'],
  ['in a text with a pipe', '- | -\n\na | b¦', '- | -\n\na | b\n\nI'],
  ['in a text with an escaped pipe', 'a \\| b¦\n- | -', 'a \\| b\n\nI\n\n- | -'],
  ['in the text of a link', 'see [a¦b](/c)', 'see [aIb](/c)'],
  ['behind a link', '[a](/b)¦ [c](/d)', '[a](/b)\n\nI\n\n [c](/d)'],
])('an image %s is a paragraph of its own', (_, marked, expected) => {
  const [before = '', after = ''] = marked.split('¦')
  const { open, close } = paragraphGaps(before, after)
  expect(`${before}${open}I${close}${after}`).toBe(expected)
})
