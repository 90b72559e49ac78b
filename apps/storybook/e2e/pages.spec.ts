import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OUTPUT, type Story } from './catalogue.ts'
import { expect, test } from './fixtures.ts'

const { entries } = JSON.parse(readFileSync(join(OUTPUT, 'index.json'), 'utf8')) as { entries: Record<string, Story> }
const docs = Object.values(entries).filter(({ type }) => type === 'docs')

/** Words that people search for who know other libraries. */
const OTHER_NAMES = ['modal', 'dropdown', 'autocomplete', 'accordion', 'snackbar', 'chip', 'alert']

test('every page of a component shows its properties', () => {
  const components = docs.filter(
    ({ importPath, title }) => importPath.includes('/packages/') && !title.startsWith('Tokens/'),
  )
  expect(components.length).toBeGreaterThan(50)
  const without = components.filter(
    ({ importPath }) => !/\bcomponent[:,]/.test(readFileSync(join(import.meta.dirname, '..', importPath), 'utf8')),
  )
  expect(without.map(({ title }) => title)).toEqual([])
})

test('names of other libraries are found', async ({ page, address }) => {
  await page.goto(address)
  const search = page.getByRole('searchbox')
  for (const name of OTHER_NAMES) {
    await search.fill(name)
    await expect(page.getByRole('option').first(), name).toContainText(new RegExp(name, 'i'))
  }
})
