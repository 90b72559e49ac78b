import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

export default defineConfig({
  test: {
    projects: [
      {
        // No test reads style sheets: only the class names are generated, without a second Vite instance that compiles
        // to CSS.
        plugins: [react(), vanillaExtractPlugin({ unstable_mode: 'transform' })],
        test: {
          name: 'node',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/**/*.browser.test.*'],
          environment: 'node',
          // No test leaves state behind in a module or a page, so the files of a worker share one environment.
          isolate: false,
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        // Dependencies discovered during a run would make Vite reload the page in the middle of a test.
        optimizeDeps: {
          include: [
            '@codemirror/autocomplete',
            '@codemirror/commands',
            '@codemirror/lang-markdown',
            '@codemirror/language',
            '@codemirror/state',
            '@codemirror/view',
            '@lezer/common',
            '@lezer/highlight',
            '@lezer/markdown',
            '@quandary/ui > @radix-ui/react-dialog',
            '@quandary/ui > @radix-ui/react-dropdown-menu',
            '@quandary/ui > @radix-ui/react-hover-card',
            '@quandary/ui > @radix-ui/react-popover',
            '@quandary/ui > @radix-ui/react-tooltip',
            'react',
            'react-dom',
            'react-dom/client',
          ],
        },
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.{ts,tsx}'],
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath, args: ['--no-sandbox'] } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
