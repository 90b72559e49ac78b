import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { test as base, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { preview } from 'vite'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Returns axe's findings on a page: one line per rule and element. */
export async function findingsOn(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  return page.evaluate(async () => {
    const { violations } = await window.axe.run({ resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  })
}

export const test = base.extend<object, { address: string }>({
  /** The address of the built site. */
  address: [
    async ({}, use) => {
      const server = await preview({
        configFile: false,
        appType: 'mpa',
        logLevel: 'error',
        build: { outDir: join(import.meta.dirname, '..', 'dist') },
        preview: { host: '127.0.0.1', port: 0 },
      })
      const [address] = server.resolvedUrls?.local ?? []
      if (address === undefined) throw new Error('The built site is not served')
      await use(address)
      await server.close()
    },
    { scope: 'worker' },
  ],
})

export { expect } from '@playwright/test'
