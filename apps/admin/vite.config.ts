import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { besideImporter, precompress, throughDoors } from '@quandary/web-shell/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/static/admin/',
  experimental: { renderBuiltUrl: besideImporter },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      generatedRouteTree: './src/route-tree.gen.ts',
      addExtensions: 'tsx',
    }),
    react(),
    vanillaExtractPlugin(),
    precompress(),
  ],
  build: {
    outDir: 'dist/client',
    // The browser tests need source maps, because they record which source files were executed. No page refers to the
    // maps.
    sourcemap: 'hidden',
    rolldownOptions: { treeshake: throughDoors },
    cssCodeSplit: false,
    // React, the router and the components of the kit are needed on every screen, so their chunk exceeds Vite's default
    // limit. The screens are in chunks of their own.
    chunkSizeWarningLimit: 600,
    // These browsers support light-dark() and relative colours, so the build leaves them unchanged.
    cssTarget: ['chrome123', 'firefox128', 'safari18'],
  },
})
