/** Marks emphasized Chinese in a rendered text, because it is shown with dots and not in italics. */
export function withChineseEmphasis(html: string): string {
  return html.replaceAll(/<(em|i)>(?=[^<]*\p{Script=Han})/gu, '<$1 lang="zh">')
}
