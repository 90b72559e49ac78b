import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { startServerProcess, type ServerProcess } from '../../server/test/start-process.ts'
import { findBrowser, findNodes } from './machine.ts'
import { workspace } from './published.ts'
import { runCommand } from './run-command.ts'

const { project } = inject('packed')
let server: ServerProcess
let pages: PreviewServer | undefined
let browser: Browser | undefined

beforeAll(async () => {
  server = await startServerProcess()
})

afterAll(async () => {
  await browser?.close()
  await pages?.close()
  await server.stop()
})

const printed = async (node: string, script: string): Promise<unknown> => {
  const env = { QUANDARY_URL: server.address, E_MAIL: server.admin.email, PASS: server.admin.password }
  return JSON.parse(await runCommand(node, [script], { cwd: project, env }))
}

it('is written with the types of the packages', async () => {
  await runCommand('node', [join(workspace, 'node_modules/@typescript/native/bin/tsc'), '-p', project], {
    cwd: project,
  })
})

it('is built by Vite, logs in, writes, sees a preview and opens a dialog', async () => {
  await rm(join(project, 'dist'), { recursive: true, force: true })
  await runCommand('pnpm', ['exec', 'vite', 'build', '--logLevel', 'warn'], { cwd: project })
  const proxy = { '/answer': { target: server.address } }
  pages = await preview({
    root: project,
    configFile: false,
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0, proxy },
  })
  const executablePath = findBrowser()
  browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath !== undefined && { executablePath }) })
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(pages.resolvedUrls?.local[0] ?? pages.resolvedUrls?.network[0] ?? '')

  await page.getByRole('heading', { name: /^[1-9]\d* questions$/ }).waitFor()
  await page.getByText('Guests do not vote').waitFor()
  await page.getByText('粗体').first().waitFor()

  await page.getByLabel('E-mail').fill(server.admin.email)
  await page.getByLabel('Password').fill('not this one')
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.locator('[aria-invalid=true]').waitFor()
  await page.getByLabel('Password').fill(server.admin.password)
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
  // The styles of the kit came along: the dialog lies over the page, in the middle.
  expect(await dialog.evaluate((element) => getComputedStyle(element.parentElement ?? element).position)).toBe('fixed')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})

it.each(findNodes(20))('runs in a plain script with $version: client, guards, plugin kit', async ({ path }) => {
  expect(await printed(path, 'oldest-node.mjs')).toEqual({
    refused: 'fields',
    questions: 2,
    absent: 'notFound',
    ended: 'aborted',
    admin: true,
    adminCalls: 'allow',
    votesForOwnPost: false,
    plugins: ['oauth', 'again'],
  })
})

it.each(findNodes(22))('runs in a plain script with $version: words and markdown', async ({ path }) => {
  expect(await printed(path, 'server-side.mjs')).toEqual({
    language: 'zh_CN',
    text: '3 个问题',
    time: '2小时前',
    bold: true,
    formula: true,
    coloured: true,
    script: false,
    cleanTwice: true,
    excerpt: 'Hi x^2 {code...}',
  })
})
