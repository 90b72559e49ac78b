import { describe, expect, it } from 'vitest'
import { code, fence } from './code.ts'
import { runMarked } from './marked-text.ts'

const FORTY = 'x'.repeat(40)

describe('code', () => {
  it.each([
    ['wraps the selection', 'run ⟦ls⟧ now', 'run `⟦ls⟧` now'],
    ['is removed again', 'run `⟦ls⟧` now', 'run ⟦ls⟧ now'],
    ['is removed when the marks are selected', 'run ⟦`ls`⟧ now', 'run ⟦ls⟧ now'],
    ['opens an empty pair', 'run ¦', 'run `¦`'],
    ['closes an empty pair', 'run `¦`', 'run ¦'],
    ['uses two backticks around a single one', 'a ⟦b`c⟧', 'a ``⟦b`c⟧``'],
    ['keeps 40 characters inline', `⟦${FORTY}⟧`, `\`⟦${FORTY}⟧\``],
    ['fences 41 characters', `⟦${FORTY}x⟧`, `\`\`\`\n⟦${FORTY}x⟧\n\`\`\`\n`],
    ['fences several lines', 'a\n\n⟦b\nc⟧\n\nd', 'a\n\n```\n⟦b\nc⟧\n```\n\nd'],
    ['puts a fence on separate lines', 'a ⟦b\nc⟧ d', 'a \n\n```\n⟦b\nc⟧\n```\n\n d'],
    ['makes the fence longer than the one inside', '⟦```\nb⟧', '````\n⟦```\nb⟧\n````\n'],
    ['removes the fence around the selection', 'a\n```\n⟦b\nc⟧\n```\nd', 'a\n⟦b\nc⟧\nd'],
    ['removes the fence around the cursor', '```ts\nb\nc¦c\nd\n```\ne', 'b\nc¦c\nd\ne'],
    [
      'distinguishes a fence from the text between two',
      '```\na\n```\nb ⟦c⟧\n```\nd\n```',
      '```\na\n```\nb `⟦c⟧`\n```\nd\n```',
    ],
    ['removes an empty fence', '```\n¦\n```', '¦'],
    ['keeps a fence inside a longer one', '````\n```\n⟦a⟧\n```\n````', '```\n⟦a⟧\n```'],
    ['fences inside a quote', '⟦> a\n>\n> b⟧', '> ```\n⟦> a\n>\n> b⟧\n> ```'],
    ['removes a fence inside a quote', '> ```\n⟦> a\n> b⟧\n> ```', '⟦> a\n> b⟧'],
    ['removes a selected fence', 'a\n⟦```ts\nb\n```⟧\nd', 'a\n⟦b⟧\nd'],
  ])('%s', (_, before, after) => {
    expect(runMarked(code, before)).toBe(after)
  })
})

describe('fence', () => {
  it.each([
    ['names the language', 'let a\n', 'ts', '¦', '```ts\n⟦let a⟧\n```\n'],
    ['keeps backticks and spaces out of the name', 'a', 't` s', '¦', '```ts\n⟦a⟧\n```\n'],
  ])('%s', (_, content, language, before, after) => {
    expect(runMarked(fence(content, language), before)).toBe(after)
  })
})
