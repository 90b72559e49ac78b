import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OUTPUT, type Story } from './catalogue.ts'
import { expect, test } from './fixtures.ts'

const { entries } = JSON.parse(readFileSync(join(OUTPUT, 'index.json'), 'utf8')) as { entries: Record<string, Story> }
const docs = Object.values(entries).filter(({ type }) => type === 'docs')

/** Names of components in other libraries, which people may search for. */
const OTHER_NAMES = ['modal', 'dropdown', 'autocomplete', 'accordion', 'snackbar', 'chip', 'alert']

/** Lists missing content on the page of a component. It runs in the page. */
function missing(): string[] {
  const rows = [...document.querySelectorAll<HTMLTableRowElement>('.docblock-argstable tbody tr')]
  const faults = rows.flatMap((row) => {
    const [name = '', description = '', value = ''] = [...row.cells].map((cell) => cell.innerText.trim())
    const type = description.split('\n').at(-1) ?? ''
    return [
      ...(type === '' || type === 'union' ? [`type of ${name}`] : []),
      ...(/\bDefault\b/.test(description) && value === '-' ? [`default of ${name}`] : []),
    ]
  })
  const code = [...document.querySelectorAll<HTMLElement>('pre.prismjs')]
  return [
    ...(rows.length === 0 ? ['properties'] : faults),
    ...(code.some((one) => one.innerText.trim() !== '') ? [] : ['code']),
  ]
}

/** Opens the page of a component in the loaded preview. It runs in the browser, through `page.evaluate`. */
function showDocs(storyId: string): void {
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'docs' })
}

const components = docs.filter(
  ({ importPath, title }) => /\/(?:packages|site)\//.test(importPath) && !title.startsWith('Tokens/'),
)

test('every page of a component shows its properties with types and defaults, its code and its guidance', async ({
  page,
  address,
}) => {
  test.setTimeout(300_000)
  expect(components.length).toBeGreaterThan(50)
  await page.goto(`${address}iframe.html?viewMode=docs&id=${components[0]?.id}`)
  for (const { id, title, importPath } of components) {
    const name = title.split('/').at(-1) ?? ''
    let emitted = false
    // Retries, because the preview may reload itself. A reload interrupts an evaluation, or loses an event that the
    // preview had not handled yet.
    await expect(async () => {
      const heading = page.locator('#storybook-docs h1').first()
      // Changes the story by an event instead of opening its address, so that the preview is loaded only once.
      if (!emitted || (await heading.allTextContents())[0] !== name) await page.evaluate(showDocs, id)
      emitted = true
      await expect(heading, title).toHaveText(name)
      expect(await page.evaluate(missing), title).toEqual([])
    }).toPass({ timeout: 60_000 })
    // Pages of patterns (outside `packages/`) do not have this heading, because the screens that contain a pattern show
    // its purpose.
    if (importPath.includes('/packages/'))
      await expect(page.getByRole('heading', { name: 'When to use it' }), title).toBeVisible()
  }
})

test('names of other libraries are found', async ({ page, address }) => {
  await page.goto(address)
  const search = page.getByRole('searchbox')
  for (const name of OTHER_NAMES) {
    await search.fill(name)
    await expect(page.getByRole('option').first(), name).toContainText(new RegExp(name, 'i'))
  }
})
