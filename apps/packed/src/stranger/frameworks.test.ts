import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { findBrowser } from '../machine.ts'
import { follow, type Running } from './follow.ts'
import { readGuide, type Part } from './guide.ts'
import { startRegistry } from './local-registry.ts'

/** True to run the guide's install commands, with the local registry, instead of using a shared installation. */
const fromNothing = process.env['QUANDARY_STRANGER'] === '1'

const { project, tarballs } = inject('packed')
const { shared, server, frameworks } = readGuide()
const FRAMEWORKS = ['Plain HTML', 'React', 'Vue', 'Svelte', 'Astro', 'Next']

let browser: Browser | undefined
let registry: Awaited<ReturnType<typeof startRegistry>> | undefined
let answering: Running | undefined
let root = ''

/** Follows parts of the guide in an empty folder. */
async function followIn(name: string, parts: readonly Part[], port: 'option' | 'environment'): Promise<Running> {
  const folder = join(root, name.toLowerCase().replaceAll(' ', '-'))
  await mkdir(folder, { recursive: true })
  if (registry !== undefined) await writeFile(join(folder, '.npmrc'), `@quandary:registry=${registry.address}\n`)
  const own = new URL(answering?.address ?? 'http://localhost:4000').origin
  const edit = (file: string) => file.replace('http://localhost:4000', own)
  return follow(parts, { folder, edit, ...(registry === undefined && { installed: project }) }, port)
}

beforeAll(async () => {
  root = fromNothing ? await mkdtemp(join(tmpdir(), 'quandary-stranger-')) : join(project, 'frameworks')
  if (fromNothing) registry = await startRegistry(tarballs)
  const executablePath = findBrowser()
  browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath !== undefined && { executablePath }) })
  answering = await followIn('server', [server], 'environment')
}, 120_000)

afterAll(async () => {
  await browser?.close()
  answering?.stop()
  await registry?.close()
  if (fromNothing) await rm(root, { recursive: true, force: true })
})

/** Pastes a picture, as from a screenshot. */
async function pastePicture(page: Page): Promise<void> {
  await page.locator('.cm-content').evaluate(async (content) => {
    const canvas = new OffscreenCanvas(2, 2)
    canvas.getContext('2d')
    const picture = await canvas.convertToBlob({ type: 'image/png' })
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([picture], 'shot.png', { type: 'image/png' }))
    content.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
}

const textOf = async (page: Page): Promise<string> => (await page.locator('.cm-line').allTextContents()).join('\n')

/** Sends a part of an upload and closes the connection, like a browser that cancels an upload. */
async function abandonUpload(server: Running): Promise<void> {
  const socket = connect(Number(new URL(server.address).port), 'localhost')
  const head = 'POST /images HTTP/1.1\r\nHost: localhost\r\nContent-Type: image/png\r\nContent-Length: 1000\r\n'
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.write(`${head}Expect: 100-continue\r\n\r\n`)
    // The server has responded with `100 Continue`, so it is reading the picture now.
    socket.once('data', () => {
      socket.once('close', () => resolve())
      socket.destroy()
    })
  })
}

/**
 * Types a text, mentions a person, uploads a picture and shows the preview; fails on any error of the page. The React
 * editor asks for an image description, while the core uses the file name.
 */
async function write(address: string, asksForDescriptions: boolean): Promise<void> {
  if (browser === undefined) throw new Error('no browser')
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(address)
  await page.locator('.cm-content').click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Hi @an')
  await page.getByRole('option', { name: 'Ann Lee' }).click()
  await expect.poll(() => textOf(page)).toContain('Use a **stream**. Hi @ann')
  await pastePicture(page)
  const uploaded = `](${answering?.address}images/`
  if (asksForDescriptions) {
    await expect.poll(() => textOf(page)).toContain(`![${uploaded}`)
    await page.getByLabel('What does shot.png show?').fill('shot')
  }
  await expect.poll(() => textOf(page)).toContain(`![shot${uploaded}`)
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.locator('strong', { hasText: 'stream' }).last().waitFor()
  const picture = page.getByRole('img', { name: 'shot' })
  await expect.poll(() => picture.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth)).toBe(2)
  expect(complaints).toEqual([])
  await page.close()
}

describe('the guide for frameworks, as the documentation site shows it', () => {
  it('has a part for each framework that it promises', () => {
    expect(frameworks.map(({ name }) => name)).toEqual(FRAMEWORKS)
  })

  it('has a server that goes on when a browser cancels an upload', async () => {
    if (answering === undefined) throw new Error('no server')
    await abandonUpload(answering)
    // The server reads the second upload only if it survived the first one, which was aborted.
    await abandonUpload(answering)
    const found = await fetch(`${answering.address}people?typed=ann`)
    expect(await found.json()).toEqual([{ username: 'ann', name: 'Ann Lee' }])
  })

  it.each(frameworks)('tells to install what the files of $name import', ({ steps }) => {
    const files = [...shared.steps, ...steps].flatMap((step) => ('file' in step ? [step.content] : []))
    const text = files.join('\n')
    const installs = steps.flatMap((step) =>
      'command' in step && step.command.startsWith('npm install ') ? step.command.split(' ').slice(2) : [],
    )
    const imported = [...text.matchAll(/^\s*import (?:[^'"]+ from )?'((?:@[\w-]+\/)?[\w-]+)/gm)].map(([, name]) => name)
    expect(installs.length).toBeGreaterThan(1)
    expect(imported.length).toBeGreaterThan(0)
    expect(imported.filter((name) => !installs.includes(name ?? ''))).toEqual([])
  })

  it.each(frameworks)(
    'leads to an editor with uploads, mentions and a preview in $name',
    async (part) => {
      const began = performance.now()
      const site = await followIn(part.name, [shared, part], 'option')
      try {
        const files = part.steps.flatMap((step) => ('file' in step ? [step.content] : []))
        await write(
          site.address,
          files.some((content) => content.includes('@quandary/editor/react')),
        )
      } finally {
        site.stop()
      }
      const seconds = ((performance.now() - began) / 1000).toFixed(0)
      console.log(`${part.name}: from ${fromNothing ? 'an empty folder' : 'its files'} to a preview in ${seconds} s`)
      // On a busy small machine, builds of some frameworks take minutes.
    },
    600_000,
  )
})
