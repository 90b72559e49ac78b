import { builtinModules } from 'node:module'
import { isAbsolute } from 'node:path'
import { defineConfig } from 'vite'

/** Not published by itself, so it becomes a part of the server. */
const BUILT_IN = '@quandary/mail-letters'

/** Compiles the server for its package, because Node strips no types from files in `node_modules`. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'src/cli/main.js',
    outDir: 'dist/lib',
    target: 'node24',
    minify: false,
    rolldownOptions: {
      external: (id) => builtinModules.includes(id) || !(id.startsWith('.') || isAbsolute(id) || id === BUILT_IN),
      // A file for each source, at the same depth: a command loads only what it needs.
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
})
