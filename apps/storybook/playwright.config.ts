import { defineConfig } from '@playwright/test'
import { storiesConfig } from '@quandary/web-shell/playwright'

export default defineConfig(storiesConfig({ workers: 2 }), {
  // All stories are in one file; with this option, each worker takes the next story.
  fullyParallel: true,
  timeout: 30_000,
})
