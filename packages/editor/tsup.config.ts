import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig, type Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/** Reading the kit's tokens runs the kit's style files too. Their rules are the kit's to ship, not ours. */
const kitStylesStayOut: Plugin = {
  name: 'kit-styles-stay-out',
  setup(build) {
    build.onResolve({ filter: /\bui\/(?:src|dist)\/.*\.vanilla\.css/ }, ({ path }) => ({
      path,
      namespace: 'kit-styles',
    }))
    build.onLoad({ filter: /.*/, namespace: 'kit-styles' }, () => ({ contents: '', loader: 'css' }))
  },
}

export default defineConfig({
  entry: { index: 'src/index.ts', 'react/index': 'src/react/index.ts' },
  format: ['esm'],
  target: 'es2023',
  dts: true,
  clean: true,
  minify: true,
  sourcemap: true,
  esbuildPlugins: [kitStylesStayOut, vanillaExtractPlugin()],
})
