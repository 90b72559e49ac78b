import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // No test reads style sheets: only the class names are made, without a second Vite that compiles to CSS.
  plugins: [vanillaExtractPlugin({ unstable_mode: 'transform' })],
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    // No test leaves anything behind in a module, so files share those of a worker: loading them takes longer than most
    // files run.
    isolate: false,
  },
})
