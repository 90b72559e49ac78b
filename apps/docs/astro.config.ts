import starlight from '@astrojs/starlight'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'astro/config'
import { sidebar } from './src/sidebar.ts'

export default defineConfig({
  trailingSlash: 'always',
  integrations: [
    starlight({
      title: 'Quandary',
      description: 'How to run a Quandary site, and how to build with its packages and its HTTP API.',
      customCss: ['./src/look.ts'],
      sidebar: sidebar(),
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      // Shows the name of a file above its code, if the document names it.
      expressiveCode: {
        defaultProps: { frame: 'code', wrap: true, overridesByLang: { sh: { frame: 'none' } } },
        frames: { extractFileNameFromCode: false },
      },
    }),
  ],
  vite: {
    plugins: [vanillaExtractPlugin()],
    // These browsers support light-dark() and relative colours, so the build leaves them unchanged.
    build: { cssTarget: ['chrome123', 'firefox128', 'safari18'] },
  },
})
