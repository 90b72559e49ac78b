import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

/** Configures Storybook's own testing panel; `e2e/` tests the built Storybook, in both themes. */
export default defineConfig({
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
  // Found late, these would make the first cold run reload in the middle.
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
    // One page for all stories, as in Storybook itself: a page for each file took longer than what is in it.
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
