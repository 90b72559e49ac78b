import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts', 'react/index': 'src/react/index.ts' },
  format: ['esm'],
  target: 'es2023',
  dts: true,
  clean: true,
  minify: true,
  sourcemap: true,
  esbuildPlugins: [vanillaExtractPlugin()],
})
