/** A reference to a place in a document of the repository. */
export interface Pointer {
  path: string
  /** Without `#`; absent for the whole document. */
  anchor?: string
}

/** Finds the pointers to Markdown documents below `docs/`, as comments and documents write them. */
export function pointersIn(text: string): Pointer[] {
  return [...text.matchAll(/\bdocs\/[\w./-]+\.md(?:#([\w-]+))?/g)].map(([whole, anchor]) => ({
    path: whole.split('#')[0] ?? '',
    ...(anchor === undefined ? {} : { anchor }),
  }))
}

/** A file of the repository that a document names, and the rules that its tests are supposed to cover. */
export interface TestPointer {
  path: string
  rules: string[]
}

/** Finds the files that a Markdown document names: `` `apps/server/test/http/http.test.ts` (H4, H5) ``. */
export function filesIn(markdown: string): TestPointer[] {
  const named = markdown.matchAll(
    /`((?:apps|openapi|packages|scripts)\/[\w./-]+\.\w+)`(?: \(([A-Z]+\d+[a-z]?(?:, [A-Z]+\d+[a-z]?)*)\))?/g,
  )
  return [...named].map(([, path = '', rules]) => ({ path, rules: rules?.split(', ') ?? [] }))
}

/**
 * Finds the TypeScript files that a Markdown document names by the last part of their path: `` `platform/db/lock.ts`
 * ``.
 */
export function partialFilesIn(markdown: string): string[] {
  return [...markdown.matchAll(/`((?:[\w.$-]+\/)+[\w.$-]+\.tsx?)`/g)].map(([, path = '']) => path)
}

/** Matches documents outside the repository, as earlier comments referred to them. */
const ELSEWHERE =
  /\((?:product spec|domain facts|wire (?:endpoints|conventions|types)|ux \d|design,|security:|decisions? \d)[^)]*\)|\bhouse-review\b/g

/** Finds references to documents outside the repository. */
export function pointersElsewhere(text: string): string[] {
  return text.match(ELSEWHERE) ?? []
}

/** Lists the anchors of a Markdown document, as GitHub derives them from the headings. */
export function anchorsOf(markdown: string): Set<string> {
  const headings = [...markdown.matchAll(/^#{1,6} +(.+?) *$/gm)].map(([, text = '']) => text)
  const explicit = [...markdown.matchAll(/<a id="([\w-]+)">/g)].map(([, id = '']) => id)
  return new Set([...headings.map(anchorOf), ...explicit])
}

function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-')
}
