import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

export default defineConfig({
  test: {
    projects: [
      {
        // No test reads style sheets, so only class names are generated. The default mode would start a second Vite
        // server to compile the CSS.
        plugins: [vanillaExtractPlugin({ unstable_mode: 'transform' })],
        test: {
          name: 'node',
          include: ['src/**/*.test.ts'],
          // No test changes the state of a module, so the files of a worker share modules: loading them takes longer
          // than most files run.
          isolate: false,
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        // If Vite discovered these dependencies only during the first run, it would reload the page in the middle of a
        // test.
        optimizeDeps: {
          include: [
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
          include: ['src/**/*.browser.test.tsx'],
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
