/** A heading in the table of contents of a page. */
export interface Heading {
  depth: number
  slug: string
  text: string
}

/** A page of the site before it is rendered. */
export interface Page {
  /** Path on the site, with a slash at both ends. */
  address: string
  title: string
  /** Name in the menu; the title if absent. */
  label?: string
  /** Sentence under the page's name in results of a search. */
  description?: string
  /** Path of the file that the page is made from, from the root of the repository. */
  source: string
  /** Markdown, or rendered HTML with its headings. */
  content: { markdown: string } | { html: string; headings: readonly Heading[] }
}

/** A section of the menu: pages, or subsections that are collapsed at first. */
export interface Section {
  label: string
  entries: readonly (Page | Section)[]
}

/** Lists the pages of sections in the order of the menu. */
export function pagesIn(entries: readonly (Page | Section)[]): Page[] {
  return entries.flatMap((entry) => ('entries' in entry ? pagesIn(entry.entries) : [entry]))
}
