import { describe, expect, it } from 'vitest'
import { heading, quote, rule } from './line-blocks.ts'
import { runMarked } from './marked-text.ts'

describe('heading', () => {
  it.each([
    [1, 'wo¦rd', '# wo¦rd'],
    [6, '⟦a⟧', '###### ⟦a⟧'],
    [2, '## wo¦rd', 'wo¦rd'],
    [2, '#### wo¦rd', '## wo¦rd'],
    [2, '¦', '## ¦'],
    [3, 'a\n⟦b\n\nc⟧\nd', 'a\n### ⟦b\n\n### c⟧\nd'],
    [3, '⟦### b\nc⟧', '⟦### b\n### c⟧'],
    [2, '#hash¦tag', '## #hash¦tag'],
    [2, '> wo¦rd', '> ## wo¦rd'],
    [2, '> > ## wo¦rd', '> > wo¦rd'],
    [3, '⟦- a\n  1. b⟧', '⟦- ### a\n  1. ### b⟧'],
    [3, '⟦> a\n>\n> b⟧', '⟦> ### a\n>\n> ### b⟧'],
  ] as const)('level %i: %j becomes %j', (level, before, after) => {
    expect(runMarked(heading(level), before)).toBe(after)
  })
})

describe('quote', () => {
  it.each([
    ['quotes a line', 'wo¦rd', '> wo¦rd'],
    ['is removed again', '> wo¦rd', 'wo¦rd'],
    ['quotes the blank lines between', '⟦a\n\nb⟧', '> ⟦a\n>\n> b⟧'],
    ['is removed from all lines', '> ⟦a\n>\n> b⟧', '⟦a\n\nb⟧'],
    ['quotes all lines if only some are quoted', '⟦> a\nb⟧', '> ⟦> a\n> b⟧'],
    ['begins an empty quote', '¦', '> ¦'],
    ['quotes a list with its levels', '⟦- a\n  - b⟧', '> ⟦- a\n>   - b⟧'],
    ['removes one level of two', '⟦> > a\n> > b⟧', '⟦> a\n> b⟧'],
    ['quotes a whole fence', '⟦```\na\n\nb\n```⟧', '> ⟦```\n> a\n>\n> b\n> ```⟧'],
  ])('%s', (_, before, after) => {
    expect(runMarked(quote, before)).toBe(after)
  })
})

describe('rule', () => {
  it.each([
    ['an empty text', '¦', '---\n¦'],
    ['never turns the line above into a heading', 'a¦', 'a\n\n---\n¦'],
    ['between paragraphs', 'a¦\n\nb', 'a\n\n---\n\n¦b'],
    ['preserves the selected words', '⟦a⟧', 'a\n\n---\n¦'],
  ])('%s', (_, before, after) => {
    expect(runMarked(rule, before)).toBe(after)
  })
})
