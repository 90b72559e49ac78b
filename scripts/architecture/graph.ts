/** A dependency graph: each name with the names it uses, in the order they are drawn. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Removes every arrow that a longer path between the same two names implies. Without cycles this is the transitive
 * reduction; within a cycle enough arrows remain to get from any name to any other.
 */
export function reduce(graph: Graph): Graph {
  const reduced = new Map([...graph].map(([name, targets]) => [name, new Set(targets)]))
  for (const [name, targets] of graph) {
    for (const target of targets) {
      reduced.get(name)?.delete(target)
      if (!isReachable(reduced, name, target)) reduced.get(name)?.add(target)
    }
  }
  return reduced
}

function isReachable(graph: Graph, from: string, to: string): boolean {
  const seen = new Set([from])
  // Iterating a set includes the names that are added during the loop.
  for (const name of seen) {
    for (const target of graph.get(name) ?? []) {
      if (target === to) return true
      seen.add(target)
    }
  }
  return false
}

/** Lists the cycles of a graph as groups of names that can reach each other; empty without cycles. */
export function cyclesIn(graph: Graph): string[][] {
  const names = [...graph.keys()].filter((name) => isReachable(graph, name, name))
  const groups = names.map((name) =>
    names.filter((other) => isReachable(graph, name, other) && isReachable(graph, other, name)),
  )
  return groups.filter((group, index) => group[0] === names[index])
}

/**
 * Writes a graph as a Mermaid flowchart: first the boxes, then the other nodes in the order of the graph.
 * @param groups names by the title of the box that contains them; other names are outside the boxes
 */
export function mermaidOf(graph: Graph, groups: ReadonlyMap<string, readonly string[]> = new Map()): string {
  const grouped = new Set([...groups.values()].flat())
  const boxes = [...groups].flatMap(([title, names]) => [
    `subgraph ${title}`,
    ...names.map((name) => `  ${name}`),
    'end',
  ])
  const nodes = [...graph.keys()].filter((name) => !grouped.has(name))
  const arrows = [...graph].flatMap(([name, targets]) => [...targets].map((target) => `${name} --> ${target}`))
  const lines = [...boxes, ...nodes, ...arrows].map((line) => `  ${line}`)
  return ['```mermaid', 'flowchart TD', ...lines, '```'].join('\n')
}
