import { expect, it } from 'vitest'
import { askingComments } from './comments.ts'

it('names comments that begin like a question, of a line, of a block and inside braces', () => {
  const source = [
    '/** What a list shows. */',
    '/**',
    ' * Whether the list is open.',
    ' */',
    'const open = true // How it began',
    'const none = <p>{/* Who sees it */}</p>',
    '/** One with a filter. */',
  ].join('\n')
  expect(askingComments(source)).toEqual(
    [
      { line: 1, text: 'What a list shows.' },
      { line: 2, text: 'Whether the list is open.' },
      { line: 5, text: 'How it began' },
      { line: 6, text: 'Who sees it' },
      { line: 7, text: 'One with a filter.' },
    ].map(({ line, text }) => ({ line, text: expect.stringContaining(text) })),
  )
})

it('accepts noun phrases, a sentence that goes on in a second line, and addresses', () => {
  const source = [
    '/** The rows of a list, and what each shows. */',
    '// A reader asks',
    '// What he does not know.',
    '/** One of several options. */',
    "const address = 'http://What'",
    '/** Reads the row.',
    ' * What is missing is undefined. */',
  ].join('\n')
  expect(askingComments(source)).toEqual([])
})
