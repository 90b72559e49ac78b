import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // No test reads style sheets, so only class names are generated. The default mode would start a second Vite server to
  // compile the CSS.
  plugins: [vanillaExtractPlugin({ unstable_mode: 'transform' })],
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    // No test changes the state of a module, so the test files of a worker share the loaded modules. Loading them takes
    // longer than running most test files.
    isolate: false,
  },
})
