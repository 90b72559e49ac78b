import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { besideImporter, precompress, throughDoors } from '@quandary/web-shell/vite'
import { defineConfig, type Rolldown } from 'vite'
import { laterLoading } from './later-loading.ts'
import { shortClassName } from './short-class-names.ts'
import { WITHOUT_UNUSED_PARTS, withoutUnusedParts } from './unused-parts.ts'
import { withoutUnusedFunctions } from './unused-functions.ts'

/** Small modules that most reading pages use. */
const partsForReading = [
  /packages\/ui\/src\/(answers-badge|layout|link|notice|pagination|prose|tag|user-card)\//,
  /packages\/ui\/src\/tabs\/segments\.tsx/,
  /packages\/i18n\/src\/format-number\.ts/,
  /(features\/(posts|posts\/queries|questions)|shell\/hooks)\/(hot-questions|new-posts|is-accepted|question-list\.css|new-posts-provider|refetch-posts|use-idle)\.ts/,
  /features\/(answers|comments|tags)\/(answers|comments|followed-tags)\.css\.ts/,
  /features\/votes\/(use-optimistic-toggle|use-optimistic-action)\.ts/,
  /packages\/web-shell\/src\/actions\/(use-optimistic-state|optimistic-queue)\.ts/,
  /react-query\/build\/modern\/useSuspenseQuery\.js/,
]

/** Entry modules. Each stays in a separate file, so that it runs after everything it imports. */
const beginnings = ['/first-script.ts', '/entry-client.tsx']

/**
 * Groups modules so that a page loads a handful of files. By default the bundler creates dozens of tiny files,
 * which compress badly and cost a request each. A single file, on the other hand, would run as one long task that
 * blocks the page.
 *
 * The README states what the groups save ("Own mechanisms"). Delete them when the files that the bundler creates by
 * default stay within the limits.
 */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  { name: 'router', test: /node_modules\/@tanstack\//, tags: ['$initial'], priority: 2 },
  { name: 'base', test: (id) => !beginnings.some((file) => id.endsWith(file)), tags: ['$initial'], priority: 1 },
  // Pages for reading use `copyText` without the copy button, which only the settings show. Without this group, the
  // button would be in `reading`, because `prose` imports the button.
  { name: 'copy', test: /packages\/ui\/src\/copy-button\/copy-text\.ts/, priority: 2 },
  { name: 'copy-button', test: /packages\/ui\/src\/copy-button\//, priority: 1 },
  { name: 'reading', test: (id) => partsForReading.some((part) => part.test(id)) },
  // These modules form a single file, because pages contain the names of all files that they load later, and names do
  // not compress well.
  { name: 'acting', test: /packages\/web-shell\/src\/(actions\/use-action|forms\/)/ },
] satisfies Rolldown.CodeSplittingGroup[]

/**
 * Routes whose loaders are loaded together with their screens, because readers do not open them first, or because their
 * loaders request little data. The loaders of all other routes stay in the modules of their routes, so that a page's
 * data and its screen's code load in parallel.
 */
const SPLIT_LOADERS =
  /^\/(help|review|posts|_narrow\/(privacy|tos|users\/login)|users\/($|settings|notifications)|tags\/\$slug\/(edit|info|timeline))/

/**
 * Returns the files that are preloaded together with a lazily loaded file. Their names are part of the script that
 * loads it. Returns none for the module with the routes that only a navigation needs: these routes are prefetched
 * anyway, and the names of their many files would be part of every page.
 */
function namedAhead(file: string, files: string[]): string[] {
  return /\/all-routes-/.test(file) ? [] : files
}

export default defineConfig(({ isSsrBuild }) => ({
  base: '/static/site/',
  experimental: { renderBuiltUrl: besideImporter },
  publicDir: false,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) => (SPLIT_LOADERS.test(routeId) ? [['component'], ['loader']] : undefined),
      },
      routeFileIgnorePattern: '\\.test\\.',
    }),
    react(),
    vanillaExtractPlugin({
      identifiers: shortClassName,
      // A style file that imports from the kit brings the styles of all of its components, except those left out here.
      unstable_pluginFilter: ({ name }) => name === WITHOUT_UNUSED_PARTS,
    }),
    isSsrBuild ? [] : [withoutUnusedParts(), withoutUnusedFunctions(), laterLoading(), precompress()],
  ],
  // Replaces a shim that only React versions before 18 need.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  // Otherwise NODE_ENV is undefined on the server, which would make it use React's much slower development build.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
  // Bundles the server build into one file, so that nothing is resolved at run time.
  ssr: { noExternal: true },
  build: isSsrBuild
    ? { target: 'node24', minify: false, emitAssets: false, sourcemap: 'hidden' }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2022',
        // These browsers support light-dark() and relative colors, so the build does not replace them with fallbacks.
        cssTarget: ['chrome123', 'firefox128', 'safari18'],
        reportCompressedSize: false,
        modulePreload: { resolveDependencies: namedAhead },
        // The coverage records of the browser tests need source maps. `hidden`, because pages must not refer to the
        // maps.
        sourcemap: 'hidden',
        rolldownOptions: {
          treeshake: throughDoors,
          input: ['src/first-script.ts', 'src/entry-client.tsx'],
          output: { codeSplitting: { groups } },
        },
      },
}))
