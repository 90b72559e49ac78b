import { builtinModules } from 'node:module'
import { isAbsolute } from 'node:path'
import { defineConfig } from 'vite'
import { BUILT_IN } from './scripts/built-in.ts'

/** Compiles the server for its package, because Node strips no types from files in `node_modules`. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: [...BUILT_IN] },
  build: {
    ssr: 'src/cli/main.js',
    outDir: 'dist/lib',
    target: 'node24',
    minify: false,
    rolldownOptions: {
      external: (id) => builtinModules.includes(id) || !(id.startsWith('.') || isAbsolute(id) || BUILT_IN.includes(id)),
      // A file for each source, at the same depth: a command loads only what it needs.
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        // No package contains a folder called node_modules.
        entryFileNames: ({ name }) =>
          `${name.replace(/^node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?/, 'built-in/')}.js`,
      },
    },
  },
})
