import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { preview, type PreviewServer } from 'vite'
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest'
import { findBrowser } from './machine.ts'
import { runCommand } from './run-command.ts'

const { project, examples, site } = inject('packed')
const pageExamples = examples.filter(({ kind }) => kind === 'page')
let pages: PreviewServer | undefined
let browser: Browser | undefined
const complaints: string[] = []

beforeAll(async () => {
  const entries = ['index.html', ...pageExamples.map(({ name }) => join('examples', `${name}.html`))]
  await runCommand('pnpm', ['exec', 'vite', 'build', '--logLevel', 'warn'], {
    cwd: project,
    env: { ENTRIES: entries.join(',') },
  })
  pages = await preview({
    root: project,
    configFile: false,
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0, proxy: { '/answer': { target: site.address } } },
  })
  const executablePath = findBrowser()
  browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath !== undefined && { executablePath }) })
})

afterAll(async () => {
  await browser?.close()
  await pages?.close()
})

afterEach(() => {
  expect(complaints.splice(0), 'what pages complained about').toEqual([])
})

/** Opens a page of the built project. */
async function open(path: string): Promise<Page> {
  if (browser === undefined) throw new Error('no browser')
  const page = await browser.newPage()
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(new URL(path, pages?.resolvedUrls?.local[0]).href)
  return page
}

it('a page signs in, writes, shows a preview and opens a dialog', async () => {
  const page = await open('/')
  await page.getByRole('heading', { name: /^[1-9]\d* questions$/ }).waitFor()
  await page.getByText('Guests do not vote').waitFor()
  await page.getByText('粗体').first().waitFor()

  await page.getByLabel('E-mail').fill(site.admin.email)
  await page.getByLabel('Password').fill('not this one')
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.locator('[aria-invalid=true]').waitFor()
  await page.getByLabel('Password').fill(site.admin.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByText('Hello admin').waitFor()

  await page.locator('.cm-content').click()
  await page.keyboard.type('Use a ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('stream')
  await page.getByRole('button', { name: 'Preview' }).click()
  expect(await page.locator('strong', { hasText: 'stream' }).textContent()).toBe('stream')

  await page.getByRole('button', { name: 'Post' }).click()
  const dialog = page.getByRole('dialog', { name: 'Post the answer?' })
  await dialog.getByText('16 characters').waitFor()
  // The components' styles are loaded: the dialog covers the page.
  expect(await dialog.evaluate((element) => getComputedStyle(element.parentElement ?? element).position)).toBe('fixed')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

it.each(pageExamples)('the example $name renders something', async ({ name }) => {
  const page = await open(`/examples/${name}.html`)
  await page.locator('body', { hasText: /\w/ }).waitFor()
})

it('the feature in the README of editor adds its button, its shortcut and its dialog', async () => {
  const readme = pageExamples.filter(({ name }) => name.startsWith('editor-')).at(-1)
  const page = await open(`/examples/${readme?.name}.html`)
  await page.locator('.cm-content').click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Control+Shift+P')
  const dialog = page.getByRole('dialog', { name: 'Insert place' })
  await dialog.getByRole('textbox', { name: 'Place' }).fill('Lisbon')
  await dialog.getByRole('button', { name: 'Insert place' }).click()
  await page.locator('.cm-content:focus', { hasText: 'Today I was in Lisbon' }).waitFor()
  await page.getByRole('toolbar').getByRole('button', { name: 'Place', exact: true }).click()
  await dialog.waitFor()
})
