import { describe, expect, it } from 'vitest'
import { type Graph, mermaidOf, reduce } from './graph.ts'

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
