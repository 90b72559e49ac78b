/** Elements without an end tag. */
const voidTags = new Set(['br', 'col', 'hr', 'img', 'wbr'])

// Relies on sanitised HTML, where < and > occur only in tags.
const tagOrBreak = /<(?<slash>\/?)(?<name>[a-z][a-z0-9]*)[^>]*?(?<closed>\/?)>|\n/g

/**
 * Cuts sanitised HTML at the line breaks that are outside of every element, where each block of a text ends. The pieces
 * joined together equal the given HTML.
 */
export function topBlocksOf(html: string): string[] {
  const blocks: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: found, index, groups = {} } of html.matchAll(tagOrBreak)) {
    const { slash, name = '', closed } = groups
    if (found !== '\n') {
      if (slash) depth -= voidTags.has(name) ? 0 : 1
      else if (!closed && !voidTags.has(name)) depth += 1
    } else if (depth === 0) {
      const end = index + 1
      // Empty lines belong to the block before them.
      if (html.slice(start, end).trim() === '' && blocks.length > 0) blocks[blocks.length - 1] += html.slice(start, end)
      else blocks.push(html.slice(start, end))
      start = end
    }
  }
  if (start < html.length) blocks.push(html.slice(start))
  return blocks
}
