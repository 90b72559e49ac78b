import { describe, expect, it } from 'vitest'
import { code, fence } from './code.ts'
import { runMarked } from './marked-text.ts'

const FORTY = 'x'.repeat(40)

describe('code', () => {
  it.each([
    ['wraps the selection', 'run ⟦ls⟧ now', 'run `⟦ls⟧` now'],
    ['is taken away again', 'run `⟦ls⟧` now', 'run ⟦ls⟧ now'],
    ['is taken away when the marks are selected', 'run ⟦`ls`⟧ now', 'run ⟦ls⟧ now'],
    ['opens an empty pair', 'run ¦', 'run `¦`'],
    ['closes an empty pair', 'run `¦`', 'run ¦'],
    ['uses two backticks around one', 'a ⟦b`c⟧', 'a ``⟦b`c⟧``'],
    ['keeps 40 characters in the line', `⟦${FORTY}⟧`, `\`⟦${FORTY}⟧\``],
    ['fences 41 characters', `⟦${FORTY}x⟧`, `\`\`\`\n⟦${FORTY}x⟧\n\`\`\`\n`],
    ['fences several lines', 'a\n\n⟦b\nc⟧\n\nd', 'a\n\n```\n⟦b\nc⟧\n```\n\nd'],
    ['puts a fence on lines of its own', 'a ⟦b\nc⟧ d', 'a \n\n```\n⟦b\nc⟧\n```\n\n d'],
    ['makes the fence longer than the one inside', '⟦```\nb⟧', '````\n⟦```\nb⟧\n````\n'],
    ['takes the fence around the selection away', 'a\n```\n⟦b\nc⟧\n```\nd', 'a\n⟦b\nc⟧\nd'],
    ['takes the fence around the cursor away', '```ts\nb\nc¦c\nd\n```\ne', 'b\nc¦c\nd\ne'],
    ['knows a fence from the text between two', '```\na\n```\nb ⟦c⟧\n```\nd\n```', '```\na\n```\nb `⟦c⟧`\n```\nd\n```'],
    ['takes an empty fence away', '```\n¦\n```', '¦'],
    ['keeps a fence inside a longer one', '````\n```\n⟦a⟧\n```\n````', '```\n⟦a⟧\n```'],
    ['fences inside a quote', '⟦> a\n>\n> b⟧', '> ```\n⟦> a\n>\n> b⟧\n> ```'],
    ['takes a fence inside a quote away', '> ```\n⟦> a\n> b⟧\n> ```', '⟦> a\n> b⟧'],
    ['takes a selected fence away', 'a\n⟦```ts\nb\n```⟧\nd', 'a\n⟦b⟧\nd'],
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
