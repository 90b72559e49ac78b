import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { unwrap, type QuandaryClient } from '@quandary/api-client'
import type { HostedSite } from '../../../server/test/processes/site-host.ts'
import { press, tabTo } from './keyboard.ts'
import { linkInMail, PASSWORD } from './people.ts'
import { waitForHydration } from './fixtures.ts'
import type { StoryWords } from './words.ts'

const PICTURE = readFileSync(join(import.meta.dirname, '../../../../docs/question-list.png'))

/** A person's way of clicking and typing: with a pointer, or by keyboard alone. */
export interface InputMethod {
  press(target: Locator): Promise<void>
  write(target: Locator, text: string): Promise<void>
  /** Presses a tool in the toolbar of the focused field. */
  pressTool(tool: Locator): Promise<void>
}

/** Simulates input by mouse, or by touch if the page has a touch screen. */
export function pointerOn(page: Page, { touch = false } = {}): InputMethod {
  const press = (target: Locator) => (touch ? target.tap() : target.click())
  return {
    press,
    pressTool: press,
    async write(target, text) {
      await press(target)
      await page.keyboard.insertText(text)
    },
  }
}

/** Simulates input by keyboard alone. */
export function keysOn(page: Page): InputMethod {
  return {
    press: (target) => press(page, target),
    async write(target, text) {
      await tabTo(page, target)
      await page.keyboard.insertText(text)
      // In the editor, Tab only leaves the field after Escape.
      if (await target.evaluate((element) => (element as HTMLElement).isContentEditable))
        await page.keyboard.press('Escape')
    },
    async pressTool(tool) {
      // The toolbar is one tab stop, before its field; the arrow keys move between tools.
      await page.keyboard.press('Shift+Tab')
      for (let presses = 0; presses < MAX_TOOLS && !(await hasFocus(tool)); presses += 1)
        await page.keyboard.press('ArrowRight')
      await expect(tool).toBeFocused()
      await page.keyboard.press('Enter')
    },
  }
}

/** An upper bound for the number of tools in a toolbar. */
const MAX_TOOLS = 30

const hasFocus = (part: Locator) => part.evaluate((element) => element === document.activeElement)

/** The name and the texts of a newcomer. */
export interface Newcomer {
  name: string
  email: string
  /** The beginning of the username. The server appends a number if the name is taken. */
  username: string
  title: string
  sentence: string
  code: string
  /** The tag of the question; it exists in the sample content. */
  tag: string
}

/** A newcomer on the way from a search engine to an accepted answer. Each step begins where the previous one ended. */
export class NewcomerStory {
  readonly page: Page
  readonly hands: InputMethod
  readonly words: StoryWords
  readonly person: Newcomer

  constructor(page: Page, hands: InputMethod, words: StoryWords, person: Newcomer) {
    this.page = page
    this.hands = hands
    this.words = words
    this.person = person
  }

  /** Opens a question as if from a search engine, and presses the button to ask a question. */
  async arrive(questionId: string): Promise<void> {
    const { page, hands, words } = this
    await page.goto(`/questions/${questionId}`, { referer: 'https://search.example.com/' })
    await waitForHydration(page)
    const inHeader = page.getByRole('banner').getByRole('link', { name: words.t('header.ask') })
    const inBar = page
      .getByRole('navigation', { name: words.t('nav.bar') })
      .getByRole('link', { name: words.t('nav.ask') })
    await hands.press(inHeader.or(inBar).filter({ visible: true }))
    await expect(page).toHaveURL(/\/users\/login\?next=/)
  }

  /** Signs up, follows the link in the mail, and continues to the question form. */
  async signUp(server: Pick<HostedSite, 'mailTo'>): Promise<void> {
    const { page, hands, person } = this
    const { t } = this.words
    await waitForHydration(page)
    await hands.press(page.getByRole('main').getByRole('link', { name: t('auth.signup') }))
    await expect(page.getByLabel(t('auth.name'))).toBeVisible()
    await waitForHydration(page)
    await hands.write(page.getByLabel(t('auth.name')), person.name)
    await hands.write(page.getByLabel(t('auth.email')), person.email)
    await hands.write(page.getByRole('textbox', { name: t('auth.password'), exact: true }), PASSWORD)
    await hands.write(page.getByRole('textbox', { name: t('auth.password_repeat') }), PASSWORD)
    await hands.press(page.getByRole('button', { name: t('auth.signup') }))
    await expect(page.getByText(t('auth.inactive_mail', { address: person.email }))).toBeVisible()
    await page.goto(await linkInMail(server, person.email))
    await expect(page.getByText(t('auth.activated'))).toBeVisible()
    await expect(page.getByText(`@${person.username}`)).toBeVisible()
    await waitForHydration(page)
    await hands.press(page.getByRole('main').getByRole('link', { name: t('header.ask') }))
    await expect(page).toHaveURL(/\/questions\/ask$/)
  }

  /** Asks a question that contains a picture and a block of code; returns its id. */
  async ask(): Promise<string> {
    const { page, hands, person } = this
    const { t, editor } = this.words
    await waitForHydration(page)
    await hands.write(page.getByRole('textbox', { name: t('ask.question_title') }), person.title)
    await hands.write(
      page.getByRole('textbox', { name: t('ask.body') }),
      `${person.sentence}\n\n\`\`\`js\n${person.code}\n\`\`\`\n\n`,
    )
    const toolbar = page.getByRole('toolbar', { name: editor('toolbar') })
    await hands.pressTool(toolbar.getByRole('button', { name: editor('image') }))
    const dialog = page.getByRole('dialog')
    const png = { name: 'list.png', mimeType: 'image/png', buffer: PICTURE }
    await dialog.getByLabel(editor('image_file')).setInputFiles(png)
    await hands.write(dialog.getByLabel(editor('image_description')), person.name)
    await hands.press(dialog.getByRole('button', { name: editor('insert_image'), exact: true }))
    await expect(page.locator('.cm-content')).toContainText('/uploads/post/')
    const tags = page.getByRole('combobox', { name: t('nav.tags') })
    await hands.write(tags, person.tag)
    await expect(page.getByRole('option', { name: new RegExp(`^${person.tag}`) })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await hands.press(page.getByRole('button', { name: t('ask.post') }))
    await page.waitForURL(/\/questions\/\d{17}\//)
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(person.title)
    await expect(main.locator('pre code.language-js')).toContainText(person.code)
    await expectDrawn(main.getByRole('img', { name: person.name, exact: true }))
    return /\/questions\/(\d{17})\//.exec(page.url())?.[1] ?? ''
  }

  /** Finds the answer of another member and accepts it. */
  async accept(api: QuandaryClient, questionId: string, answerer: string): Promise<void> {
    const { page, hands } = this
    const { t } = this.words
    await page.reload()
    await waitForHydration(page)
    const answer = page.getByRole('article', { name: t('answers.by', { name: answerer }) })
    await hands.press(answer.getByRole('button', { name: t('answers.accept'), exact: true }))
    await expect(page.getByRole('article', { name: t('answers.accepted_by', { name: answerer }) })).toBeVisible()
    const accepted = async () =>
      (await unwrap(api.call('getQuestion', { query: { id: questionId } }))).accepted_answer_id
    await expect.poll(accepted).toMatch(/^\d{17}$/)
  }
}

/** Expects an image to be loaded and decoded. */
async function expectDrawn(image: Locator): Promise<void> {
  await image.scrollIntoViewIfNeeded()
  await expect
    .poll(() => image.evaluate((node) => node instanceof HTMLImageElement && node.naturalWidth > 0))
    .toBe(true)
}
