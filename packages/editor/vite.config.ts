import { readFile, writeFile } from 'node:fs/promises'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, type Plugin } from 'vite'

/**
 * Leaves the rules of `@quandary/ui` out of this package's style sheet. Importing the tokens of `@quandary/ui` also
 * runs its style files, but their rules belong to the style sheet of that package.
 */
const onlyOwnStyles: Plugin = {
  name: 'only-own-styles',
  enforce: 'pre',
  load: (id) => (/\/ui\/src\/.*\.vanilla\.css/.test(id) ? '' : undefined),
}

/** Puts the rules into the cascade layer of `@quandary/ui`. */
const layered: Plugin = {
  name: 'layered',
  async writeBundle() {
    const rules = await readFile('dist/styles.css', 'utf8')
    const order = '@layer quandary.reset, quandary.base, quandary.components, quandary.print;'
    await writeFile('dist/styles.css', `${order}\n@layer quandary.components {\n${rules}\n}\n`)
    // For TypeScript settings that require types for an imported style sheet.
    await writeFile('dist/css.d.ts', 'export {}\n')
  },
}

export default defineConfig({
  plugins: [onlyOwnStyles, vanillaExtractPlugin({ identifiers: ({ hash }) => `qd-${hash}` }), layered],
  build: {
    target: 'es2023',
    minify: false,
    cssMinify: true,
    sourcemap: true,
    reportCompressedSize: false,
    cssTarget: ['chrome123', 'firefox128', 'safari18'],
    lib: {
      entry: { index: 'src/index.ts', 'react/index': 'src/react/index.ts', 'rich/rich-text': 'src/rich/rich-text.ts' },
      formats: ['es'],
      cssFileName: 'styles',
    },
    rolldownOptions: {
      external: /^[^./\0]/,
      // One file per module, so that an app's bundler includes only what is imported and `use client` directives are
      // preserved.
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
      onLog: (level, log, handle) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
      },
    },
  },
})
