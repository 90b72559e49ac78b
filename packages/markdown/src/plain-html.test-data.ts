import { parseFragment, serialize } from 'parse5'

/**
 * Normalises HTML for comparison with the examples of a specification. Removes what posts add on purpose: line breaks
 * as in the source, ids of headings, colours of code. Also removes what the specification leaves open: white space at
 * the ends of lines and the spelling of entities.
 */
export function plain(html: string): string {
  const bare = html
    .replaceAll(/<br ?\/?>/g, ' ')
    .replaceAll(/ (?:id|class|rel|loading|tabindex)="[^"]*"/g, '')
    .replaceAll(/<\/?span>/g, '')
  return serialize(parseFragment(bare))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?(<[^>]+>) ?/g, '$1')
    .trim()
}
