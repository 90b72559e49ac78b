import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // No test depends on styles: only the class names are generated, without a second Vite instance that compiles to CSS.
  plugins: [react(), vanillaExtractPlugin({ unstable_mode: 'transform' })],
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'node',
    // No test leaves state behind in a module, so all test files of a worker share one environment. Loading the modules
    // again would take longer than running most of the files.
    isolate: false,
  },
})
