import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { besideImporter, precompress } from '@quandary/web-shell/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/static/installer/',
  experimental: { renderBuiltUrl: besideImporter },
  plugins: [react(), vanillaExtractPlugin(), precompress()],
  build: {
    outDir: 'dist/client',
    // The browser tests need source maps, because they record which source files were executed. No page refers to the
    // maps.
    sourcemap: 'hidden',
    cssCodeSplit: false,
    // These browsers support light-dark() and relative colours, so the build leaves them unchanged.
    cssTarget: ['chrome123', 'firefox128', 'safari18'],
  },
})
