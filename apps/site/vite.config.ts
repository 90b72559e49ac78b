import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { precompress } from '@quandary/web-shell/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  base: '/static/site/',
  publicDir: false,
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, routeFileIgnorePattern: '\\.test\\.' }),
    react(),
    vanillaExtractPlugin(),
    isSsrBuild ? [] : precompress(),
  ],
  // The server renders with one file: nothing of it is looked up at run time.
  ssr: { noExternal: true },
  build: isSsrBuild
    ? { target: 'node24', minify: false, emitAssets: false }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2022',
        // One stylesheet, so that no page appears unstyled before its scripts have run.
        cssCodeSplit: false,
        reportCompressedSize: false,
        rolldownOptions: { input: 'src/entry-client.tsx' },
      },
}))
