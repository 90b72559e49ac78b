import { describe, expect, it } from 'vitest'
import { cyclesIn, type Graph, mermaidOf, reduce } from './graph.ts'

function graph(uses: Record<string, string[]>): Graph {
  return new Map(Object.entries(uses).map(([name, targets]) => [name, new Set(targets)]))
}

describe('reduce', () => {
  it('leaves out an arrow that a longer way implies', () => {
    const reduced = reduce(graph({ a: ['c', 'b', 'd'], b: ['c'], c: ['d'], d: [] }))
    expect(reduced).toEqual(graph({ a: ['b'], b: ['c'], c: ['d'], d: [] }))
  })

  it('keeps both ways around to the same name', () => {
    const diamond = graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] })
    expect(reduce(diamond)).toEqual(diamond)
  })

  it('keeps a cycle closed', () => {
    expect(reduce(graph({ a: ['b', 'c'], b: ['c'], c: ['a'] }))).toEqual(graph({ a: ['b'], b: ['c'], c: ['a'] }))
  })

  it('does not change the graph it is given', () => {
    const given = graph({ a: ['b', 'c'], b: ['c'], c: [] })
    reduce(given)
    expect(given).toEqual(graph({ a: ['b', 'c'], b: ['c'], c: [] }))
  })
})

describe('cyclesIn', () => {
  it('finds nothing where all arrows lead downwards', () => {
    expect(cyclesIn(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([])
  })

  it('names each cycle once, without what only leads into it', () => {
    const uses = { start: ['a'], a: ['b'], b: ['c'], c: ['a', 'end'], x: ['y', 'end'], y: ['x'], end: [] }
    expect(cyclesIn(graph(uses))).toEqual([
      ['a', 'b', 'c'],
      ['x', 'y'],
    ])
  })
})

describe('mermaidOf', () => {
  it('writes boxes, the nodes outside of them and the arrows', () => {
    const drawing = mermaidOf(graph({ site: ['ui'], ui: [], alone: [] }), new Map([['packages', ['ui']]]))
    expect(drawing.split('\n')).toEqual([
      '```mermaid',
      'flowchart TD',
      '  subgraph packages',
      '    ui',
      '  end',
      '  site',
      '  alone',
      '  site --> ui',
      '```',
    ])
  })
})
