import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

/** Configures Storybook's own testing panel; `e2e/` tests the built Storybook, in both themes. */
export default defineConfig({
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
  // If Vite discovered these dependencies late, it would reload the page in the middle of the first run.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react/jsx-dev-runtime',
      '@quandary/ui > @radix-ui/react-dialog',
      '@quandary/ui > @radix-ui/react-dropdown-menu',
      '@quandary/ui > @radix-ui/react-hover-card',
      '@quandary/ui > @radix-ui/react-popover',
      '@quandary/ui > @radix-ui/react-tooltip',
    ],
  },
  test: {
    // The test files share one page, as in Storybook. Loading a page for each file took longer than running its
    // stories.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: {
          executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
          args: ['--no-sandbox'],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
