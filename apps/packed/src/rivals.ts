import { PARTS } from './parts.ts'

/** An alternative to one of our parts. */
export interface Rival {
  name: string
  /** The code that takes it. */
  source: string
}

/** One of our packages and the libraries a team would otherwise choose. */
export interface Comparison {
  what: string
  source: string
  /** Limit of ours in all, in bytes; absent if it has none. */
  limit?: number
  rivals: readonly Rival[]
}

/** A button as the command of shadcn/ui writes it into an app. */
const SHADCN_BUTTON = `
import { Slot } from '@radix-ui/react-slot'
import { cva } from 'class-variance-authority'
import { clsx } from 'clsx'
import { createElement } from 'react'
import { twMerge } from 'tailwind-merge'
const variants = cva('inline-flex items-center justify-center gap-2 rounded-md text-sm font-medium', {
  variants: {
    variant: { default: 'bg-primary text-primary-foreground', outline: 'border bg-background', ghost: 'hover:bg-accent' },
    size: { default: 'h-9 px-4 py-2', sm: 'h-8 px-3', lg: 'h-10 px-6' },
  },
  defaultVariants: { variant: 'default', size: 'default' },
})
export const Button = ({ className, variant, size, asChild, ...rest }) =>
  createElement(asChild ? Slot : 'button', { className: twMerge(clsx(variants({ variant, size, className }))), ...rest })
`

const REHYPE = `
export { default as rehypeHighlight } from 'rehype-highlight'
export { default as rehypeKatex } from 'rehype-katex'
export { default as rehypeRaw } from 'rehype-raw'
export { default as rehypeSanitize } from 'rehype-sanitize'
export { default as rehypeStringify } from 'rehype-stringify'
export { default as remarkGfm } from 'remark-gfm'
export { default as remarkMath } from 'remark-math'
export { default as remarkParse } from 'remark-parse'
export { default as remarkRehype } from 'remark-rehype'
export { unified } from 'unified'
`

const RIVALS: Readonly<Partial<Record<(typeof PARTS)[number]['what'], readonly Rival[]>>> = {
  'a Button of ui': [
    { name: 'Radix Themes', source: `export { Button } from '@radix-ui/themes'` },
    { name: 'as shadcn/ui writes it', source: SHADCN_BUTTON },
    { name: 'Mantine', source: `export { Button } from '@mantine/core'` },
  ],
  ui: [
    { name: 'Radix Themes', source: `export * from '@radix-ui/themes'` },
    { name: 'Mantine', source: `export * from '@mantine/core'` },
  ],
  'the core of editor': [
    { name: 'EasyMDE', source: `export { default } from 'easymde'` },
    {
      name: 'Tiptap with its starter kit',
      source: `export { Editor } from '@tiptap/core'\nexport { default as kit } from '@tiptap/starter-kit'`,
    },
  ],
  'editor with React': [],
  'MarkdownEditor of editor': [
    { name: 'Stacks Editor', source: `export { StacksEditor } from '@stackoverflow/stacks-editor'` },
    { name: 'uiw', source: `export { default } from '@uiw/react-md-editor'` },
    { name: 'MDXEditor', source: `export * from '@mdxeditor/editor'` },
    { name: 'Milkdown Crepe', source: `export { Crepe } from '@milkdown/crepe'` },
  ],
  'formatted text of editor': [],
  'api-client': [
    { name: 'openapi-fetch', source: `export { default } from 'openapi-fetch'` },
    { name: 'hey-api, without operations', source: `export { createClient } from '@hey-api/client-fetch'` },
    { name: 'octokit/rest', source: `export { Octokit } from '@octokit/rest'` },
  ],
  'one operation of api-client': [],
  guards: [{ name: 'casl', source: `export * from '@casl/ability'` }],
  markdown: [
    {
      name: 'markdown-it, sanitize-html, highlight.js',
      source: `export { default as md } from 'markdown-it'\nexport { default as clean } from 'sanitize-html'\nexport { default as color } from 'highlight.js/lib/common'`,
    },
    { name: 'rehype with KaTeX and highlight', source: REHYPE },
  ],
  'sanitizeHtml of markdown': [{ name: 'sanitize-html', source: `export { default } from 'sanitize-html'` }],
  'textOf of markdown': [],
  'createTranslate of i18n': [
    { name: 'lingui', source: `export { i18n } from '@lingui/core'` },
    { name: 'i18next', source: `export { default } from 'i18next'` },
  ],
}

/** Our parts in the order of the table, each with its alternatives in the versions of the day. */
export const COMPARISONS: readonly Comparison[] = [
  ...PARTS.map(({ what, source, all }) => ({ what, source, limit: all, rivals: RIVALS[what] ?? [] })),
  {
    what: 'createIcuTranslate of i18n',
    source: `export { createIcuTranslate } from '@quandary/i18n/icu'`,
    rivals: [{ name: 'formatjs', source: `export { createIntl } from '@formatjs/intl'` }],
  },
]

/** Style sheets of component libraries; bundlers only make them smaller, so they are weighed once. */
export const STYLE_SHEETS = {
  what: 'style sheet of ui',
  source: '@quandary/ui/styles.css',
  rivals: [
    { name: 'Radix Themes', source: '@radix-ui/themes/styles.css' },
    { name: 'Mantine', source: '@mantine/core/styles.css' },
  ],
} as const satisfies Comparison

const PACKAGE = /from '((?:@[^/']+\/)?[^/']+)/g

/** The packages to fetch: those that the rivals' code imports. */
export function rivalPackages(): string[] {
  const sources = [...COMPARISONS, STYLE_SHEETS].flatMap(({ rivals }) => rivals.map(({ source }) => source))
  const named = sources.flatMap((source) => [...source.matchAll(PACKAGE)].map(([, name = '']) => name))
  return [...new Set(named)].filter((name) => name !== 'react').toSorted()
}
