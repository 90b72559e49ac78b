const DIAGRAM = /^```mermaid\nflowchart \w+\n([\s\S]*?)^```$/gm
const EDGE = /^ *([\w-]+) --> ([\w-]+)$/

/** Replaces diagrams that consist of plain arrows by tables, because the site does not render diagrams. */
export function edgesAsTable(markdown: string): string {
  return markdown.replaceAll(DIAGRAM, (whole, body: string) => {
    const edges = body.split('\n').flatMap((line) => {
      const [, from, to] = EDGE.exec(line) ?? []
      return from !== undefined && to !== undefined ? [{ from, to }] : []
    })
    if (body.split('\n').some((line) => line.includes('-->') && !EDGE.test(line))) return whole
    const targets = Map.groupBy(edges, ({ from }) => from)
    const rows = [...targets].map(([from, all]) => `| ${from} | ${all.map(({ to }) => to).join(', ')} |`)
    return ['| from | to |', '|---|---|', ...rows].join('\n')
  })
}
