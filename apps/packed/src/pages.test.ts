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
  const entries = ['index.html', 'host.html', ...pageExamples.map(({ name }) => join('examples', `${name}.html`))]
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
  // The dialog covers the page only if the styles of the components are loaded.
  expect(await dialog.evaluate((element) => getComputedStyle(element.parentElement ?? element).position)).toBe('fixed')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

it.each(pageExamples)('the example $name renders something', async ({ name }) => {
  const page = await open(`/examples/${name}.html`)
  await page.locator('body', { hasText: /\w/ }).waitFor()
})

it('the feature in the README of editor adds its button, its shortcut and its dialog', async () => {
  const readme = pageExamples.filter(({ name }) => /^editor-\d/.test(name)).at(-1)
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

it('the formatted editor in the README of editor shows the marks of the line that is written in', async () => {
  const [, example] = pageExamples.filter(({ name }) => /^editor-\d/.test(name))
  const page = await open(`/examples/${example?.name}.html`)
  const [heading, source] = ['Seedlings', '## Seedlings']
  const words = 'Keep them above 10 °C, see the table.'
  await expect.poll(() => linesOf(page)).toEqual([heading, '', words, ''])
  await page.locator('.cm-line').first().click()
  await expect.poll(() => linesOf(page)).toEqual([source, '', words, ''])
})

/** Opens an example of the guide to extensions and puts the caret at the end of its text. */
async function openExtension(position: number): Promise<Page> {
  const example = pageExamples.filter(({ name }) => name.startsWith('editor-extensions-'))[position]
  const page = await open(`/examples/${example?.name}.html`)
  await page.locator('.cm-content').click()
  await page.keyboard.press('Control+End')
  return page
}

/** Returns the lines of an editor as they are shown. */
const linesOf = (page: Page): Promise<string[]> => page.locator('.cm-line').allTextContents()

it('the slash menu of the guide puts a block in place of what was typed, and one undo takes it back', async () => {
  const page = await openExtension(0)
  await page.keyboard.type('/no')
  await page.getByRole('option', { name: 'Note' }).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => linesOf(page)).toEqual(['Type a slash on the next line.', '> **Note:** '])
  await page.keyboard.press('Control+z')
  await expect.poll(() => linesOf(page)).toEqual(['Type a slash on the next line.', '/no'])
})

it('the emoji of the guide are offered after a colon and not in an address', async () => {
  const page = await openExtension(1)
  await page.keyboard.type('http://smile ')
  expect(await page.getByRole('listbox').count()).toBe(0)
  await page.keyboard.type(':smi')
  await page.getByRole('option', { name: 'smirk' }).waitFor()
  await page.getByRole('option', { name: 'smile' }).click()
  await expect.poll(() => linesOf(page)).toEqual(['Well done http://smile 😄'])
})

it('the diagram of the guide follows the text', async () => {
  const page = await openExtension(2)
  await page.getByRole('img', { name: 'Diagram: ask → answer, answer → accept' }).waitFor()
  await page.locator('.cm-line', { hasText: 'answer -> accept' }).click()
  await page.keyboard.press('End')
  await page.keyboard.type('ed')
  await page.getByRole('img', { name: 'Diagram: ask → answer, answer → accepted' }).waitFor()
  expect((await linesOf(page)).join('\n')).toContain('answer -> accepted')
})

it('two editors of the guide write together, and each undoes what was written in it', async () => {
  const example = pageExamples.filter(({ name }) => name.startsWith('editor-extensions-'))[3]
  const page = await open(`/examples/${example?.name}.html`)
  const [ann, ben] = [page.getByRole('textbox', { name: 'Ann' }), page.getByRole('textbox', { name: 'Ben' })]
  const both = () => Promise.all([ann, ben].map((one) => one.locator('.cm-line').allTextContents()))
  await expect.poll(both).toEqual([['Two people write.'], ['Two people write.']])
  await ann.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' One')
  await ben.click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Here: ')
  await expect.poll(both).toEqual([['Here: Two people write. One'], ['Here: Two people write. One']])
  await ann.click()
  await page.keyboard.press('Control+z')
  await expect.poll(both).toEqual([['Here: Two people write.'], ['Here: Two people write.']])
})

/** Returns the styles of all elements in the host's part of a page, by element and property. */
const hostStyles = (page: Page): Promise<Record<string, string>> =>
  page.locator('#host, #host *').evaluateAll((elements) =>
    Object.fromEntries(
      elements.flatMap((element, i) => {
        const style = getComputedStyle(element)
        const names = [...style].filter((name) => !name.startsWith('--'))
        return names.map((name) => [`${i} ${element.localName} ${name}`, style.getPropertyValue(name)])
      }),
    ),
  )

/**
 * Switches the style sheets of the components on or off, and waits until the components in the corner show the change.
 */
async function switchSheets(page: Page, on: boolean): Promise<void> {
  await page.locator('link[rel=stylesheet]').evaluateAll((links, off) => {
    for (const link of links) if (link instanceof HTMLLinkElement) link.disabled = off
  }, !on)
  const radius = () =>
    page
      .locator('#corner button')
      .first()
      .evaluate((one) => getComputedStyle(one).borderRadius)
  await expect.poll(radius).toBe(on ? '5px' : '0px')
}

it('the style sheet leaves the page around the components as it was, on the screen and on paper', async () => {
  const page = await open('/host.html')
  await page.getByRole('button', { name: 'Plain' }).waitFor()
  for (const [media, colorScheme] of [
    ['screen', 'light'],
    ['screen', 'dark'],
    ['print', 'light'],
  ] as const) {
    await page.emulateMedia({ media, colorScheme })
    await switchSheets(page, false)
    const before = await hostStyles(page)
    await switchSheets(page, true)
    const after = Object.entries(await hostStyles(page))
    expect(after.length).toBeGreaterThan(1000)
    const changed = after.filter(([place, value]) => before[place] !== value).map((one) => one.join(': '))
    expect(changed, `${media}, ${colorScheme}`).toEqual([])
  }
})

it('what opens from a part of a page has its theme and its accent', async () => {
  const page = await open('/host.html')
  const paint = (button: ReturnType<Page['getByRole']>) =>
    button.evaluate((one) => [getComputedStyle(one).backgroundColor, getComputedStyle(one).colorScheme])
  const expected = await paint(page.getByRole('button', { name: 'Plain' }))
  expect(expected[1]).toBe('dark')
  for (const name of ['Ask', 'Ask by state', 'Panel']) {
    await page.getByRole('button', { name, exact: true }).click()
    expect(await paint(page.getByRole('dialog').getByRole('button', { name: 'In it' })), name).toEqual(expected)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: 'Choose' }).click()
  const scheme = await page.getByRole('menu').evaluate((menu) => getComputedStyle(menu).colorScheme)
  expect(scheme).toBe('dark')
})

it('components take a class, a style and other attributes', async () => {
  const page = await open('/host.html')
  const button = page.getByRole('button', { name: 'Styled' })
  expect(
    await button.evaluate((one) => [one.className.endsWith(' mine'), one.style.marginTop, 'mine' in one.dataset]),
  ).toEqual([true, '7px', true])
  await page.getByRole('button', { name: 'Ask by state' }).click()
  await page.locator('[role=dialog].mine[data-mine]').waitFor()
})

/** Opens an example in the README of ui. */
const openUi = (position: number): Promise<Page> =>
  open(`/examples/${pageExamples.filter(({ name }) => name.startsWith('ui-'))[position]?.name}.html`)

it('the first example of ui is a whole screen', async () => {
  const page = await openUi(0)
  const main = page.getByRole('main')
  await main.getByRole('heading', { level: 1, name: 'New tag' }).waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Seedlings' }).waitFor()
  expect(await main.getByLabel('Name').getAttribute('aria-describedby')).toMatch(/./)
  await main.getByRole('button', { name: 'Make' }).waitFor()
})

it('the second example of ui has the accent that it sets, in its dialog too', async () => {
  const page = await openUi(1)
  const opener = page.getByRole('button', { name: 'New tag' })
  const solid = await opener.evaluate((one) => getComputedStyle(one).getPropertyValue('--qd-accent-solid'))
  expect(solid).toContain('#0f766e')
  await opener.click()
  const dialog = page.getByRole('dialog')
  expect(await dialog.evaluate((one) => getComputedStyle(one).getPropertyValue('--qd-accent'))).toBe('#0f766e')
})

it('the button in the README of guards is disabled and says why', async () => {
  const page = await open(`/examples/${pageExamples.find(({ name }) => name.startsWith('guards-'))?.name}.html`)
  const button = page.getByRole('button', { name: 'Vote down' })
  expect(await button.getAttribute('aria-disabled')).toBe('true')
  await page.getByText(/^Needs \d+ reputation, you have 42\.$/).waitFor({ state: 'attached' })
})
