import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

interface StoryRun {
  name: string
  theme: 'light' | 'dark'
  /** Only stories tagged `extremes`, from right to left and in the few colours a reader's system allows. */
  extremes?: boolean
}

/** Stories in a real browser with axe, in one theme. Each project needs its own browser object. */
function storiesIn({ name, theme, extremes = false }: StoryRun): TestProjectInlineConfiguration {
  const configDir = fileURLToPath(new URL('.storybook', import.meta.url))
  return {
    extends: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    plugins: [storybookTest({ configDir, ...(extremes ? { tags: { include: ['extremes'] } } : {}) })],
    define: {
      'import.meta.env.VITE_STORY_THEME': JSON.stringify(theme),
      'import.meta.env.VITE_STORY_DIRECTION': JSON.stringify(extremes ? 'rtl' : 'ltr'),
    },
    // Found late, these would make the first cold run reload in the middle.
    optimizeDeps: {
      include: [
        '@vanilla-extract/recipes/createRuntimeFn',
        'react',
        'react-dom',
        'react/jsx-dev-runtime',
        '@quandary/ui > radix-ui',
      ],
    },
    test: {
      name,
      testTimeout: 30_000,
      // One page for all stories, as in Storybook itself: a page for each file took longer than what is in it.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { executablePath, args: ['--no-sandbox'] },
          ...(extremes ? { contextOptions: { forcedColors: 'active' } } : {}),
        }),
        instances: [{ browser: 'chromium' }],
        viewport: { width: 1280, height: 900 },
      },
    },
  }
}

const runs: StoryRun[] = [
  { name: 'stories (light)', theme: 'light' },
  { name: 'stories (dark)', theme: 'dark' },
  { name: 'stories (right to left, forced colours)', theme: 'light', extremes: true },
]

export default defineConfig({ test: { projects: runs.map(storiesIn) } })
