import { test as base } from '@playwright/test'
import { preview } from 'vite'
import { Catalogue, OUTPUT } from './catalogue.ts'

interface WorkerFixtures {
  /** The address of the built Storybook. */
  address: string
  catalogue: Catalogue
}

export const test = base.extend<object, WorkerFixtures>({
  address: [
    async ({}, use) => {
      const server = await preview({
        configFile: false,
        logLevel: 'error',
        build: { outDir: OUTPUT },
        preview: { host: '127.0.0.1', port: 0 },
      })
      const [address] = server.resolvedUrls?.local ?? []
      if (address === undefined) throw new Error('The built Storybook is not served')
      await use(address)
      await server.close()
    },
    { scope: 'worker' },
  ],
  // One page for all stories of a worker: loading the page takes longer than most stories.
  catalogue: [
    async ({ browser, address }, use) => {
      const catalogue = await Catalogue.open(browser, { address, direction: 'ltr', forcedColors: 'none' })
      await use(catalogue)
      await catalogue.close()
    },
    { scope: 'worker' },
  ],
})

export { expect } from '@playwright/test'
