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
    // For the browser tests, which record the source files that they executed. No page references the maps.
    sourcemap: 'hidden',
    cssCodeSplit: false,
    // These browsers know light-dark() and relative colours, so the build leaves them unchanged.
    cssTarget: ['chrome123', 'firefox128', 'safari18'],
  },
})
