import { describe, expect, it } from 'vitest'
import { diffHtml } from './diff-html.ts'
import { diffLines, foldLines } from './diff-lines.ts'
import { diffSequences } from './diff-sequences.ts'
import { diffWords } from './diff-words.ts'

const side = (parts: readonly { kind: string; value: string }[], gone: string) =>
  parts.filter(({ kind }) => kind !== gone).map(({ value }) => value)

describe('sequences', () => {
  it('can be reconstructed, with the fewest changes', () => {
    const before = [...'abcabba']
    const after = [...'cbabac']
    const parts = diffSequences(before, after)
    expect(side(parts, 'added')).toEqual(before)
    expect(side(parts, 'removed')).toEqual(after)
    expect(parts.filter(({ kind }) => kind !== 'same')).toHaveLength(5)
  })

  it('may be empty, equal, or have nothing in common', () => {
    expect(diffSequences([], [])).toEqual([])
    expect(diffSequences(['a'], ['a'])).toEqual([{ kind: 'same', value: 'a' }])
    expect(diffSequences(['a'], ['b']).map(({ kind }) => kind)).toEqual(['removed', 'added'])
  })

  it('with too many changes differ in everything between their common ends', () => {
    const numbers = (from: number) => Array.from({ length: 3000 }, (_, i) => `${from + i}`)
    const parts = diffSequences(['first', ...numbers(0), 'last'], ['first', ...numbers(5000), 'last'])
    expect(parts.filter(({ kind }) => kind === 'same').map(({ value }) => value)).toEqual(['first', 'last'])
  })
})

describe('words', () => {
  it('that changed together are one part, the removed one first', () => {
    expect(diffWords('moved last week. Good', 'moved on 7 March. Good')).toEqual([
      { kind: 'same', value: 'moved ' },
      { kind: 'removed', value: 'last week' },
      { kind: 'added', value: 'on 7 March' },
      { kind: 'same', value: '. Good' },
    ])
  })

  it('are found in Chinese', () => {
    const parts = diffWords('手冲咖啡太苦', '手冲咖啡太酸')
    expect(parts[0]).toEqual({ kind: 'same', value: expect.stringContaining('咖啡') })
    expect(side(parts, 'removed').join('')).toBe('手冲咖啡太酸')
  })
})

describe('lines', () => {
  it('have the number of the text that contains them', () => {
    const lines = diffLines('one\ntwo\nthree', 'one\n2\nand more\nthree')
    expect(lines.map(({ kind, number }) => `${kind} ${number}`)).toEqual([
      'same 1',
      'removed 2',
      'added 2',
      'added 3',
      'same 4',
    ])
  })

  it('that are similar show their changed words, others are changed as a whole', () => {
    const [old] = diffLines('the purple beginns at the veins', 'the purple begins at the veins')
    expect(old?.parts).toContainEqual({ kind: 'removed', value: 'beginns' })
    const [whole] = diffLines('something', 'another thing altogether')
    expect(whole?.parts).toEqual([{ kind: 'same', value: 'something' }])
  })

  it('of a first version are all new', () => {
    expect(diffLines('', 'a\nb').map(({ kind }) => kind)).toEqual(['added', 'added'])
  })

  it('far from a change are folded', () => {
    const text = Array.from({ length: 20 }, (_, i) => `line ${i + 1}`)
    const blocks = foldLines(diffLines(text.join('\n'), [...text.slice(0, 10), 'new', ...text.slice(10)].join('\n')))
    expect(blocks.map(({ kind, lines }) => `${kind} ${lines.length}`)).toEqual(['folded 8', 'shown 5', 'folded 8'])
  })
})

describe('rendered texts', () => {
  it('preserve the elements of the newer version and mark the words', () => {
    expect(diffHtml('<p>It is <em>cold</em>.</p>', '<p>It is <strong>warm</strong>.</p>')).toBe(
      '<p>It is <del>cold</del><strong><ins>warm</ins></strong>.</p>',
    )
  })

  it('treat images as a whole and ignore spaces', () => {
    expect(diffHtml('<p>a</p>', '<p>a <img src="/x.png" alt="a > b"></p>')).toBe(
      '<p>a<ins> <img src="/x.png" alt="a > b"></ins></p>',
    )
  })

  it('add nothing to unchanged text', () => {
    const html = '<pre><code>a &lt; b &amp;&amp; c</code></pre>'
    expect(diffHtml(html, html)).toBe(html)
  })
})
