import { parseFragment, serialize } from 'parse5'

/**
 * Returns HTML without what a post has by intent: line breaks where the text has them, ids of headings, colours of code.
 * White space at both ends of a line is as little of the specification as the spelling of an entity.
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
