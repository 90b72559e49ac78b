import { readFile, writeFile } from 'node:fs/promises'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, type Plugin } from 'vite'
import { bindToComponents, inLayers } from './build/layers.ts'

/** Writes the three style sheets that apps import from the package. */
const styleSheets: Plugin = {
  name: 'style-sheets',
  async writeBundle() {
    const reset = await readFile('src/theme/reset.css', 'utf8')
    await writeFile('dist/reset.css', reset)
    await writeFile('dist/print.css', await readFile('src/theme/print.css', 'utf8'))
    const components = await readFile('dist/styles.css', 'utf8')
    await writeFile('dist/styles.css', inLayers({ base: bindToComponents(reset), components }))
    // For TypeScript settings that require types for an imported style sheet.
    await writeFile('dist/css.d.ts', 'export {}\n')
  },
}

export default defineConfig({
  plugins: [vanillaExtractPlugin({ identifiers: ({ hash }) => `qd-${hash}` }), styleSheets],
  build: {
    target: 'es2023',
    minify: false,
    cssMinify: true,
    sourcemap: true,
    reportCompressedSize: false,
    cssTarget: ['chrome123', 'firefox128', 'safari18'],
    lib: { entry: 'src/index.ts', formats: ['es'], cssFileName: 'styles' },
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
