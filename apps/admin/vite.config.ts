import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Puts a .br and a .gz beside every script and style sheet, for the server to send as they are. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => /\.(js|css)$/.test(file))) {
        const bytes = readFileSync(join(dir, name))
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(bytes))
        writeFileSync(join(dir, `${name}.gz`), gzipSync(bytes, { level: 9 }))
      }
    },
  }
}

export default defineConfig({
  base: '/static/admin/',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      generatedRouteTree: './src/route-tree.gen.ts',
      addExtensions: 'tsx',
    }),
    react(),
    vanillaExtractPlugin(),
    precompressed(),
  ],
  build: {
    outDir: 'dist/client',
    cssCodeSplit: false,
    // React, router and kit are needed on every screen; the screens themselves are split off.
    chunkSizeWarningLimit: 600,
    // light-dark() and relative colours go to the browser as they are written.
    cssTarget: ['chrome123', 'firefox128', 'safari18'],
  },
})
