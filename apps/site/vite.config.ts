import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { precompress } from '@quandary/web-shell/vite'
import { defineConfig, type Rolldown } from 'vite'

/** Small parts that most of the pages for reading show. */
const partsForReading = [
  /packages\/ui\/src\/(answers-badge|layout|link|notice|pagination|prose|tabs|tag|user-card)\//,
  /packages\/i18n\/src\/format-number\.ts/,
  /features\/questions\/(hot-questions|news|question-list\.css|question-news|question-row|question-stat|refresh-posts|use-idle)\.ts/,
  /features\/(answers|comments|tags)\/(answers|comments|tags)\.css\.ts/,
  /features\/votes\/(use-switch|use-wishes|wish-line)\.ts/,
  /react-query\/build\/modern\/useSuspenseQuery\.js/,
]

/** Where a page's scripts begin: what these say runs by itself, behind all that they need. */
const beginnings = ['/first-script.ts', '/entry-client.tsx']

/**
 * A page loads a handful of files: the bundler by itself makes dozens of a few lines, which compress badly and cost a
 * request each, while one file would run in one piece, during which nothing on the page answers.
 */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  { name: 'router', test: /node_modules\/@tanstack\//, tags: ['$initial'], priority: 2 },
  { name: 'base', test: (id) => !beginnings.some((file) => id.endsWith(file)), tags: ['$initial'], priority: 1 },
  { name: 'reading', test: (id) => partsForReading.some((part) => part.test(id)) },
] satisfies Rolldown.CodeSplittingGroup[]

export default defineConfig(({ isSsrBuild }) => ({
  base: '/static/site/',
  publicDir: false,
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, routeFileIgnorePattern: '\\.test\\.' }),
    react(),
    vanillaExtractPlugin(),
    isSsrBuild ? [] : precompress(),
  ],
  // What React before 18 lacked.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  // Otherwise the server, whose environment names no mode, renders with React's much slower development build.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
  // The server renders with one file: nothing of it is looked up at run time.
  ssr: { noExternal: true },
  build: isSsrBuild
    ? { target: 'node24', minify: false, emitAssets: false, sourcemap: 'hidden' }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2022',
        // light-dark() and relative colours go to the browser as they are written.
        cssTarget: ['chrome123', 'firefox128', 'safari18'],
        reportCompressedSize: false,
        // For the tests' records of what a story executed; no page names the maps.
        sourcemap: 'hidden',
        rolldownOptions: {
          input: ['src/first-script.ts', 'src/entry-client.tsx'],
          output: { codeSplitting: { groups } },
        },
      },
}))
