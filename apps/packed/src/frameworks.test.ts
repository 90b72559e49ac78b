import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { readFrameworkGuide, withNext, writePart, type FrameworkPart } from './framework-guide.ts'
import { findBrowser } from './machine.ts'
import { runCommand } from './run-command.ts'

const { project } = inject('packed')
const parts = readFrameworkGuide()

/** Command that builds a part, and its output folder. */
const BUILDS: Readonly<Record<string, { program: string; output: string }>> = {
  'Plain HTML': { program: 'vite', output: 'dist' },
  Vue: { program: 'vite', output: 'dist' },
  Svelte: { program: 'vite', output: 'dist' },
  Astro: { program: 'astro', output: 'dist' },
  Next: { program: 'next', output: 'out' },
}
let browser: Browser | undefined
const sites = new Map<string, PreviewServer>()

async function build(part: FrameworkPart): Promise<void> {
  const { program, output } = BUILDS[part.name] ?? { program: 'absent', output: '' }
  const folder = await writePart(part, join(project, 'frameworks'))
  // As files, so that one server serves every part.
  if (program === 'next') await writeFile(join(folder, 'next.config.js'), `export default { output: 'export' }`)
  const env = { ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' }
  await runCommand(join(project, 'node_modules', '.bin', program), ['build'], { cwd: folder, env })
  const site = { root: folder, configFile: false, logLevel: 'error', build: { outDir: output } } as const
  sites.set(part.name, await preview({ ...site, preview: { host: '127.0.0.1', port: 0 } }))
}

beforeAll(async () => {
  const executablePath = findBrowser()
  const args = ['--no-sandbox']
  const launch = chromium.launch({ args, ...(executablePath !== undefined && { executablePath }) })
  await Promise.all(parts.filter(({ name }) => name !== 'Next' || withNext).map(build))
  browser = await launch
}, 600_000)

afterAll(async () => {
  await browser?.close()
  await Promise.all([...sites.values()].map((site) => site.close()))
})

/** Opens the page of a part, with a server behind it that stores, finds and renders. */
async function open(name: string): Promise<{ page: Page; complaints: string[] }> {
  const address = sites.get(name)?.resolvedUrls?.local[0]
  if (browser === undefined || address === undefined) throw new Error(`${name} is not served`)
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.route('**/images', (route) => route.fulfill({ body: '/pictures/1.png' }))
  await page.route('**/people?*', (route) => route.fulfill({ json: [{ username: 'ann', name: 'Ann Lee' }] }))
  await page.route('**/render', (route) =>
    route.fulfill({ body: `<p>Rendered: ${route.request().postData()?.replaceAll('<', '&lt;')}</p>` }),
  )
  await page.goto(address)
  return { page, complaints }
}

/** Pastes a picture, as from a screenshot. */
async function pastePicture(page: Page): Promise<void> {
  await page.locator('.cm-content').evaluate((content) => {
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File(['picture'], 'shot.png', { type: 'image/png' }))
    content.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
}

const textOf = async (page: Page): Promise<string> => (await page.locator('.cm-line').allTextContents()).join('\n')

describe('the guide for frameworks', () => {
  it('has a part for each framework that it promises', () => {
    expect(parts.map(({ name }) => name)).toEqual(Object.keys(BUILDS))
  })

  it.each(parts)('tells to install what the files of $name import', ({ installs, files }) => {
    const imported = [...files.values()].flatMap((content) =>
      [...content.matchAll(/^\s*import (?:[^'"]+ from )?'((?:@[\w-]+\/)?[\w-]+)/gm)].map(([, name = '']) => name),
    )
    expect(imported.length).toBeGreaterThan(0)
    expect(imported.filter((name) => !installs.includes(name))).toEqual([])
  })

  it.for(parts)('leads to an editor with uploads, mentions and a preview in $name', async ({ name }, { skip }) => {
    skip(!sites.has(name), 'left to `pnpm --filter @quandary/packed frameworks`: Next is 300 MB to fetch')
    const { page, complaints } = await open(name)
    await page.locator('.cm-content').click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Hi @an')
    await page.getByRole('option', { name: 'Ann Lee' }).click()
    await expect.poll(() => textOf(page)).toContain('Use a **stream**. Hi @ann')
    await pastePicture(page)
    await expect.poll(() => textOf(page)).toContain('![shot](/pictures/1.png)')
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.getByText(/^Rendered: Use a .* Hi @ann[\s\S]*\/pictures\/1\.png/).waitFor()
    expect(complaints).toEqual([])
    await page.close()
  })
})
