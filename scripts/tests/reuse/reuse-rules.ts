import type { Runner } from '../suites.ts'

/**
 * Dependencies of the result of a test file, for the suites in which a test file can be left out.
 *
 * A test file passed before and is left out when nothing that it could have noticed has changed since:
 * - `base`: any change runs every test file;
 * - `executed`: a change inside of a function's body concerns the test files that executed the file; any other
 *   change (an import, a constant, a signature) runs every test file;
 * - `pages`: a change concerns the test files that executed a file below `pageHost`;
 * - `words`: a changed text concerns the test files that name its key or executed a file that does.
 */
export interface ReuseRules {
  tests: RegExp
  base: readonly string[]
  executed: readonly string[]
  pages?: { sources: readonly string[]; pageHost: string }
  words: string
}

const WORDS = 'packages/i18n/src/catalogues'

/** Everything about the toolchain. */
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

/** A browser sees the whole product. */
const STORIES: Omit<ReuseRules, 'tests'> = {
  base: [...TOOLS, 'apps/server', ...SERVER_PACKAGES, ...PAGE_SOURCES],
  executed: [SLICES, 'packages/ui/src', 'apps/site/src/features', 'apps/site/src/routes', 'apps/site/src/shell'],
  words: WORDS,
}

/** The suites long enough to be worth it, by `folder runner`. Every other suite runs whole or not at all. */
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
