import { unwrap } from '@quandary/api-client'
import type { BrowserContextOptions, Page } from '@playwright/test'
import { expectNoSidewaysScroll, findingsOn } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { keysOn, NewcomerStory, pointerOn, type InputMethod, type Newcomer } from './support/newcomer.ts'
import { answerOne } from './support/questions.ts'
import { wordsIn, type StoryWords } from './support/words.ts'

const elise: Newcomer = {
  name: 'Élise Müller',
  email: 'elise@example.com',
  username: 'elise-muller',
  title: 'Pourquoi ma crème brûlée ne prend-elle jamais au milieu ?',
  sentence: 'Voici comment je la cuis ; l’image montre ce qui en sort :',
  code: 'const minutes = 40',
  tag: 'cooking',
}
const zhiyuan: Newcomer = {
  name: '陈志远',
  email: 'chen@example.com',
  username: 'chenzhiyuan',
  title: '冷萃咖啡放一夜以后，为什么会变得这么酸？',
  sentence: '我是这样计算时间的，图片里是结果：',
  code: 'const 小时 = 12',
  tag: '咖啡',
}

/** A "3G fast" connection with high latency: 400 kB per second, and 400 ms until the first byte of a response. */
const slowLine = { offline: false, latency: 400, downloadThroughput: 400_000, uploadThroughput: 400_000 }

interface Way {
  by: string
  person: Newcomer
  words: StoryWords
  /** The browser's preferred language, if it differs from the language of the expected texts. */
  locale?: string
  context: BrowserContextOptions
  hands(page: Page): InputMethod
  isSlow?: boolean
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const english = wordsIn('en_US')
const chinese = wordsIn('zh_CN')
const touch = (page: Page) => pointerOn(page, { touch: true })
const ways: readonly Way[] = [
  { by: 'a phone', person: zhiyuan, words: chinese, context: phone, hands: touch },
  // The site has no texts in French, so the page falls back to the language of the site.
  { by: 'a phone', person: elise, words: english, locale: 'fr-FR', context: phone, hands: touch },
  { by: 'a keyboard alone', person: withAddress('keys', zhiyuan), words: chinese, context: {}, hands: keysOn },
  {
    by: 'a keyboard alone',
    person: withAddress('keys', elise),
    words: english,
    locale: 'fr-FR',
    context: {},
    hands: keysOn,
  },
  {
    by: 'a phone on a slow line',
    person: withAddress('slow', zhiyuan),
    words: chinese,
    context: phone,
    hands: touch,
    isSlow: true,
  },
  {
    by: 'a slow line',
    person: withAddress('slow', elise),
    words: english,
    locale: 'fr-FR',
    context: {},
    hands: pointerOn,
    isSlow: true,
  },
]

/** Returns the same person with a different email address, because each address can sign up only once. */
function withAddress(beginning: string, person: Newcomer): Newcomer {
  return { ...person, email: `${beginning}-${person.email}` }
}

for (const { by, person, words, locale = words.tag, context, hands, isSlow = false } of ways) {
  test(`${person.name} comes from a search engine, signs up, asks and accepts, by ${by}`, async ({
    api,
    admin,
    open,
    server,
  }) => {
    const page = await open({ ...context, locale })
    if (isSlow) {
      const network = await page.context().newCDPSession(page)
      await network.send('Network.emulateNetworkConditions', slowLine)
    }
    const story = new NewcomerStory(page, hands(page), words, person)
    const { list } = await unwrap(api.call('listQuestions', { query: { page: 1, page_size: 1, order: 'score' } }))
    await test.step('arrive', () => story.arrive(list[0]?.id ?? ''))
    await test.step('sign up', () => story.signUp(server))
    const id = await test.step('ask', () => story.ask())
    await answerOne(admin, id, 'Lower the heat, and wait until it trembles in the middle only.')
    await test.step('accept', () => story.accept(api, id, admin.name))
    const question = await unwrap(api.call('getQuestion', { query: { id } }))
    expect(question).toMatchObject({ title: person.title, answer_count: 1, user_info: { display_name: person.name } })
    await expectNoSidewaysScroll(page)
    expect(await findingsOn(page)).toEqual([])
  })
}
