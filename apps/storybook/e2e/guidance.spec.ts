import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { guidance } from '../.storybook/guidance.ts'
import { OUTPUT, type Story } from './catalogue.ts'
import { expect, test } from './fixtures.ts'

const { entries } = JSON.parse(readFileSync(join(OUTPUT, 'index.json'), 'utf8')) as { entries: Record<string, Story> }
const pages = new Map(Object.values(entries).flatMap(({ type, id, title }) => (type === 'docs' ? [[title, id]] : [])))

test('guidance is for components that have a page, and leads to pages', () => {
  expect(Object.keys(guidance).filter((title) => !pages.has(title))).toEqual([])
  const ids = new Set(pages.values())
  const targets = [...JSON.stringify(guidance).matchAll(/\?path=\/docs\/([\w-]+)/g)].map(([, id = '']) => id)
  expect(targets.length).toBeGreaterThan(20)
  expect(targets.filter((id) => !ids.has(id))).toEqual([])
})

test('the page of a component says when it is the right one, and of one without guidance nothing', async ({
  page,
  address,
}) => {
  await page.goto(`${address}iframe.html?viewMode=docs&id=${pages.get('Actions/Button')}`)
  await expect(page.getByRole('heading', { name: 'When to use it' })).toBeVisible()
  await expect(page.getByText('Name what happens with a verb')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Link', exact: true })).toHaveAttribute(
    'href',
    '?path=/docs/actions-link--docs',
  )
  await page.goto(`${address}iframe.html?viewMode=docs&id=${pages.get('Content/Avatar')}`)
  await expect(page.getByRole('heading', { name: 'Avatar', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'When to use it' })).toHaveCount(0)
})
