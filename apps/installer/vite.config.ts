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
    // For the tests' records of what a story executed; no page names the maps.
    sourcemap: 'hidden',
    cssCodeSplit: false,
    // light-dark() and relative colours go to the browser as they are written.
    cssTarget: ['chrome123', 'firefox128', 'safari18'],
  },
})
