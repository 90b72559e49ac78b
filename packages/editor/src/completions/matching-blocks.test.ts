import { describe, expect, it } from 'vitest'
import { matchingBlocks, slashIn } from './matching-blocks.ts'

describe('slashIn', () => {
  it.each([
    ['/', { typed: '', from: 0 }],
    ['  /ta', { typed: 'ta', from: 2 }],
    ['/heading 2', { typed: 'heading 2', from: 0 }],
    ['、表格', { typed: '表格', from: 0 }],
  ])('%j asks for blocks', (before, expected) => {
    expect(slashIn(before)).toEqual(expected)
  })

  it.each(['', 'a /', '//', '/ or', '/etc/hosts', '- /', `/${'a'.repeat(31)}`])('%j does not', (before) => {
    expect(slashIn(before)).toBeNull()
  })
})

describe('matchingBlocks', () => {
  const blocks = [
    { command: 'bulletList', label: 'Bulleted list', words: ['ul'] },
    { command: 'table', label: 'Table' },
    { command: 'heading2', label: '2 级标题', words: ['h2'] },
    { command: 'link', label: 'Tall link' },
  ]
  const found = (typed: string) => matchingBlocks(blocks, typed).map(({ command }) => command)

  it('are all at first, in their order', () => {
    expect(found('')).toEqual(['bulletList', 'table', 'heading2', 'link'])
  })

  it('are found by their names and by the beginning of every word', () => {
    expect(found('TA')).toEqual(['table', 'link'])
    expect(found('li')).toEqual(['bulletList', 'link'])
    expect(found('ul')).toEqual(['bulletList'])
    expect(found('ab')).toEqual([])
  })

  it('are found by any part of a Chinese name, by their English words and by their commands', () => {
    expect(found('标题')).toEqual(['heading2'])
    expect(found('h2')).toEqual(['heading2'])
    expect(found('head')).toEqual(['heading2'])
  })
})
