/** A part of a package that a page uses, and its limits in bytes after gzip. */
export interface Part {
  what: string
  /** The code that uses the part. */
  source: string
  /** Bytes of the first load, before anything is used. */
  first: number
  /** Bytes of everything together. */
  all: number
}

/** The parts with a size limit. */
export const PARTS = [
  { what: 'a Button of ui', source: `export { Button } from '@quandary/ui'`, first: 3_000, all: 3_000 },
  { what: 'ui', source: `export * from '@quandary/ui'`, first: 76_000, all: 76_000 },
  { what: 'api-client', source: `export * from '@quandary/api-client'`, first: 10_000, all: 10_000 },
  {
    what: 'one operation of api-client',
    source: `export { createCaller, listQuestions } from '@quandary/api-client/calls'`,
    first: 4_500,
    all: 4_500,
  },
  { what: 'guards', source: `export * from '@quandary/guards'`, first: 5_000, all: 5_000 },
  { what: 'the core of editor', source: `export * from '@quandary/editor'`, first: 130_000, all: 130_000 },
  { what: 'editor with React', source: `export * from '@quandary/editor/react'`, first: 53_000, all: 181_000 },
  {
    what: 'MarkdownEditor of editor',
    source: `export { MarkdownEditor } from '@quandary/editor/react'`,
    first: 50_000,
    all: 178_500,
  },
  // The core of the editor contains nearly everything that this part loads later, so a page with an editor already has
  // most of it.
  {
    what: 'formatted text of editor',
    source: `export { richText } from '@quandary/editor/rich'`,
    first: 1_400,
    all: 86_000,
  },
  { what: 'textOf of markdown', source: `export { textOf } from '@quandary/markdown'`, first: 25_000, all: 25_000 },
  {
    what: 'sanitizeHtml of markdown',
    source: `export { sanitizeHtml } from '@quandary/markdown'`,
    first: 66_000,
    all: 66_000,
  },
  { what: 'markdown', source: `export * from '@quandary/markdown'`, first: 225_000, all: 225_000 },
  {
    what: 'createTranslate of i18n',
    source: `export { createTranslate } from '@quandary/i18n'`,
    first: 1_500,
    all: 1_500,
  },
] as const satisfies readonly Part[]

/** A size stated in a README, in kB after gzip. */
export interface StatedSize {
  /** The package of the README. */
  package: string
  /** The sentence without line breaks; its capturing group matches the size. */
  sentence: RegExp
  /** The code whose size is measured. */
  source: string
}

/** The stated sizes that are compared with the measured ones. */
export const STATED_SIZES: readonly StatedSize[] = [
  {
    package: 'api-client',
    sentence: /takes ([\d.]+) kB compressed/,
    source: `export * from '@quandary/api-client'`,
  },
  {
    package: 'api-client',
    sentence: /([\d.]+) kB compressed instead of/,
    source: `export { createCaller, listQuestions } from '@quandary/api-client/calls'`,
  },
  {
    package: 'api-client',
    sentence: /kB compressed instead of ([\d.]+)\./,
    source: `export { createQuandaryClient } from '@quandary/api-client'`,
  },
]
