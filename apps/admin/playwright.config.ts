import { storiesConfig } from '@quandary/web-shell/playwright'

const config = storiesConfig({ workers: 2 })

/** Tests that go through both languages, themes and widths by themselves. */
const EVERYWHERE = ['**/every-*.spec.ts', '**/right-to-left.spec.ts']

/**
 * Runs the browser tests of the back office on a wide screen in English, and on a phone with the dark theme in Chinese.
 */
export default {
  ...config,
  projects: [
    { name: 'wide' },
    {
      name: 'phone',
      testIgnore: EVERYWHERE,
      // The accessibility tests go through themes and widths by themselves, and every-screen.spec.ts goes through the
      // languages.
      grepInvert: /accessibility violations/,
      use: {
        locale: 'zh-CN',
        viewport: { width: 390, height: 844 },
        contextOptions: { ...config.use?.contextOptions, colorScheme: 'dark' },
      },
    },
  ],
}
