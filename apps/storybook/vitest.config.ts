import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

/** Every story in a real browser with axe, in one theme. Each project needs its own browser object. */
function storiesIn(theme: 'light' | 'dark'): TestProjectInlineConfiguration {
  return {
    extends: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
    define: { 'import.meta.env.VITE_STORY_THEME': JSON.stringify(theme) },
    // Found late, these would make the first cold run reload in the middle.
    optimizeDeps: {
      include: ['@vanilla-extract/recipes/createRuntimeFn', 'react', 'react-dom', 'react/jsx-dev-runtime', 'radix-ui'],
    },
    test: {
      name: `stories (${theme})`,
      testTimeout: 30_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: { executablePath, args: ['--no-sandbox'] } }),
        instances: [{ browser: 'chromium' }],
        viewport: { width: 1280, height: 900 },
      },
    },
  }
}

export default defineConfig({ test: { projects: [storiesIn('light'), storiesIn('dark')] } })
