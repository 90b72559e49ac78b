/**
 * Returns an excerpt of the API (docs/spec/domain.md#markdown) as people read it: the text of a link without its brackets,
 * and an ellipsis for a block of code.
 */
export function excerptText(excerpt: string): string {
  return excerpt.replaceAll(/(^| )\[([^\]]+)\](?= |$)/g, '$1$2').replaceAll('{code...}', '…')
}
