import { builtinModules } from 'node:module'
import { isAbsolute } from 'node:path'
import { defineConfig } from 'vite'
import { BUILT_IN, isBuiltIn } from './scripts/built-in.ts'

/**
 * Compiles the server's TypeScript for the published package, because Node does not strip types from files in
 * `node_modules`.
 */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: [...BUILT_IN] },
  build: {
    ssr: true,
    outDir: 'dist/lib',
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: [
        'src/cli/main.js',
        'src/backup/backup-thread.js',
        'src/platform/db/reading-thread.js',
        'src/platform/markdown/rendering-thread.ts',
      ],
      external: (id) => builtinModules.includes(id) || !(id.startsWith('.') || isAbsolute(id) || isBuiltIn(id)),
      // The built files are at the same depth as the sources, because the code finds the package's folder relative to
      // its own file.
      output: { entryFileNames: 'cli/[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
    },
  },
})
