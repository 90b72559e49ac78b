import { globSync, readFileSync } from 'node:fs'
import { createI18n } from '@quandary/i18n'
import type { messages as english } from '@quandary/i18n/catalogues/en_US/installer'
import { messages } from '@quandary/i18n/catalogues/zh_CN/installer'
import { expect, test } from '@playwright/test'
import { nameOf } from '../src/features/installation/import-words.ts'

test('everything that the importers of the server count has a Chinese name', () => {
  const chinese = createI18n<typeof english>({ language: 'zh_CN', messages }).t
  const folder = new URL('../../server/src/import/', import.meta.url).pathname
  const sources = globSync('**/*.ts', { cwd: folder, exclude: ['**/*test*'] })
  const counted = sources.flatMap((file) =>
    [...readFileSync(folder + file, 'utf8').matchAll(/\b(?:title|noun): '([^']+)'/g)].map(([, name]) => name ?? ''),
  )
  expect(counted.length).toBeGreaterThan(30)
  expect(counted.filter((name) => nameOf(name, chinese) === name)).toEqual([])
})
