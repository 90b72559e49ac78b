/**
 * Writes drawings between their markers `<!-- drawn: name -->` and `<!-- /drawn -->`.
 * @throws {Error} when a drawing has no markers in the document, or markers have no drawing
 */
export function withDrawings(markdown: string, drawings: ReadonlyMap<string, string>): string {
  const left = new Set(drawings.keys())
  const drawn = markdown.replaceAll(/<!-- drawn: ([\w-]+) -->[\s\S]*?<!-- \/drawn -->/g, (_whole, name: string) => {
    const drawing = drawings.get(name)
    if (drawing === undefined) throw new Error(`There is no drawing "${name}"`)
    left.delete(name)
    return `<!-- drawn: ${name} -->\n\n${drawing}\n\n<!-- /drawn -->`
  })
  if (left.size > 0) throw new Error(`No place is marked for: ${[...left].join(', ')}`)
  return drawn
}
