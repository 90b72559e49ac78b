import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { guidance } from '../.storybook/guidance/index.ts'
import { OUTPUT, type Story } from './catalogue.ts'
import { expect, test } from './fixtures.ts'

const PACKAGES = join(import.meta.dirname, '..', '..', '..', 'packages')
const { entries } = JSON.parse(readFileSync(join(OUTPUT, 'index.json'), 'utf8')) as { entries: Record<string, Story> }
const docs = Object.values(entries).filter(({ type }) => type === 'docs')
const pages = new Map(docs.map(({ title, id }) => [title, id]))
/** Titles of the components, whose stories are beside their code. Icons are excluded: they have a page under Tokens. */
const components = docs
  .filter(({ importPath, title }) => importPath.includes('/packages/') && !title.startsWith('Tokens/'))
  .map(({ title }) => title)

test('every component has guidance, and all of it leads to pages', () => {
  expect(Object.keys(guidance).toSorted()).toEqual(components.toSorted())
  const ids = new Set(pages.values())
  const targets = [...JSON.stringify(guidance).matchAll(/\?path=\/docs\/([\w-]+)/g)].map(([, id = '']) => id)
  expect(targets.length).toBeGreaterThan(100)
  expect(targets.filter((id) => !ids.has(id))).toEqual([])
})

/** The words in a package's main module, including the names of its exports. */
const wordsOf = (path: string): string[] => readFileSync(join(PACKAGES, path), 'utf8').match(/\w+/g) ?? []

test('the names in the guidance are those of parts that the packages have', () => {
  const named = [...JSON.stringify(guidance).matchAll(/`([A-Z]\w+|(?:use|show|is|focus)[A-Z]\w+)`/g)].map(
    ([, name = '']) => name,
  )
  const exported = new Set([...wordsOf('ui/src/index.ts'), ...wordsOf('editor/src/react/index.ts')])
  expect(named.length).toBeGreaterThan(20)
  // `Intl` is the only name that no package exports, because it is a global of the browser.
  expect([...new Set(named)].filter((name) => !exported.has(name))).toEqual(['Intl'])
})

test('the page of a component says when it is the right one', async ({ page, address }) => {
  await page.goto(`${address}iframe.html?viewMode=docs&id=${pages.get('Actions/Button')}`)
  await expect(page.getByRole('heading', { name: 'When to use it' })).toBeVisible()
  await expect(page.getByText('Name what happens with a verb')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Accessibility' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Link', exact: true })).toHaveAttribute(
    'href',
    '?path=/docs/actions-link--docs',
  )
})
