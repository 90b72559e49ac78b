/** Marks emphasized Chinese in a rendered text, because it is styled with dots instead of italics. */
export function withChineseEmphasis(html: string): string {
  return html.replaceAll(/<(em|i)>(?=[^<]*\p{Script=Han})/gu, '<$1 lang="zh">')
}
