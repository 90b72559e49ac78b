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
      // A file's name stands above its code, where the document says it.
      expressiveCode: {
        defaultProps: { frame: 'code', wrap: true, overridesByLang: { sh: { frame: 'none' } } },
        frames: { extractFileNameFromCode: false },
      },
    }),
  ],
  vite: {
    plugins: [vanillaExtractPlugin()],
    // light-dark() and relative colours go to the browser as they are written.
    build: { cssTarget: ['chrome123', 'firefox128', 'safari18'] },
  },
})
