import type { Runner } from '../suites.ts'

/**
 * The dependencies of a test file's result, for suites in which test files can be skipped.
 *
 * A test file is skipped if it has passed and nothing that it depends on has changed since:
 * - `base`: any change runs every test file, except changes of tests, of Markdown and those that the next rules name;
 * - `executed`: a change inside a function's body runs the test files that executed the file; any other
 *   change (an import, a constant, a signature) runs every test file;
 * - `pages`: a change runs the test files that executed a file below `pageHost`;
 * - `words`: a changed text runs the test files that contain its key, or that executed a file that does; it runs every
 *   test file if no source in `executed` contains the key.
 */
export interface ReuseRules {
  tests: RegExp
  base: readonly string[]
  executed: readonly string[]
  pages?: { sources: readonly string[]; pageHost: string }
  words: string
}

const WORDS = 'packages/i18n/src/catalogues'

/** The toolchain. */
const TOOLS = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.base.json', 'turbo.json', 'scripts']

const SERVER_PACKAGES = [
  'packages/api-client',
  'packages/guards',
  'packages/i18n',
  'packages/mail-letters',
  'packages/markdown',
  'packages/plugin-connector-oauth',
  'packages/plugin-kit',
]

const PAGE_SOURCES = [
  'apps/admin',
  'apps/installer',
  'apps/site',
  'packages/editor',
  'packages/ui',
  'packages/web-shell',
]

const SLICES = 'apps/server/src/slices'

/** Rules of the browser stories, which depend on the whole product. */
const STORIES: Omit<ReuseRules, 'tests'> = {
  base: [...TOOLS, 'apps/server', ...SERVER_PACKAGES, ...PAGE_SOURCES],
  executed: [SLICES, 'packages/ui/src', 'apps/site/src/features', 'apps/site/src/routes', 'apps/site/src/shell'],
  words: WORDS,
}

/**
 * The rules of the suites that are long enough to skip test files, by `folder runner`. Every other suite runs
 * completely or not at all.
 */
export const REUSE_RULES: Readonly<Partial<Record<`${string} ${Runner}`, ReuseRules>>> = {
  'apps/server vitest': {
    tests: /^apps\/server\/(src|test)\/.*\.test\.ts$/,
    base: [...TOOLS, 'apps/server', ...SERVER_PACKAGES],
    executed: [SLICES],
    pages: { sources: PAGE_SOURCES, pageHost: 'apps/server/src/page-host/' },
    words: WORDS,
  },
  'apps/site playwright': { tests: /^apps\/site\/e2e\/.*\.spec\.ts$/, ...STORIES },
  'apps/admin playwright': { tests: /^apps\/admin\/e2e\/.*\.spec\.ts$/, ...STORIES },
  'apps/installer playwright': { tests: /^apps\/installer\/e2e\/.*\.spec\.ts$/, ...STORIES },
}
