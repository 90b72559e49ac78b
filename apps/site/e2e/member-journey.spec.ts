import { unwrap } from '@quandary/api-client'
import { messages as postingEnglish } from '@quandary/i18n/catalogues/en_US/posting'
import { messages as postingChinese } from '@quandary/i18n/catalogues/zh_CN/posting'
import type { Page } from '@playwright/test'
import { waitForHydration, expect, headerMenu, test, visit } from './support/fixtures.ts'
import { linkInMail, logIn, newMember, type Person } from './support/people.ts'
import { wordsIn, type StoryWords } from './support/words.ts'

/**
 * The texts that are typed during the journey in one language. The sample content contains a similar question and the
 * tag.
 */
interface Script {
  words: StoryWords
  asker: { name: string; email: string }
  answerer: string
  title: string
  likeness: string
  /** Three parts of the question's text. The middle part is made bold. */
  body: readonly [string, string, string]
  tag: string
  newTag: string
  answer: string
  comment: string
}

const scripts: readonly Script[] = [
  {
    words: wordsIn('en_US'),
    asker: { name: 'Nadia Weber', email: 'nadia@example.com' },
    answerer: 'Ben Okafor',
    title: 'Why is my rye sourdough dense at the bottom?',
    likeness: 'Why is my sourdough dense at the bottom and full of holes at the top?',
    body: ['The loaf rises for', 'nine hours', 'and still stays flat.'],
    tag: 'baking',
    newTag: 'fermentation',
    answer: 'Shorten the last rise: rye has little gluten and collapses when it waits.',
    comment: 'Two hours less did it, thank you.',
  },
  {
    words: wordsIn('zh_CN'),
    asker: { name: 'Wang Lei', email: 'wang@example.com' },
    answerer: 'Zhao Min',
    title: '手冲咖啡又苦又涩，水温应该先降多少？',
    likeness: '手冲咖啡总是又苦又涩，应该先调整哪个参数？',
    body: ['现在的水温是', '九十六度', '，粉水比一比十五。'],
    tag: '咖啡',
    newTag: '水温',
    answer: '先降到九十度左右，再看研磨是不是太细。',
    comment: '降到九十一度就好多了，谢谢。',
  },
]

for (const script of scripts) {
  const { words, asker, title } = script
  const { t } = words

  test(`from registration to logout (${words.language})`, async ({ page, open, server, api, admin }) => {
    await visit(page, '/')
    if (words.language === 'zh_CN') await chooseChinese(page)
    await expect(page.locator('html')).toHaveAttribute('lang', words.tag)

    await test.step('register, and be asked to confirm the email address', async () => {
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('auth.signup') })
        .click()
      await page.getByLabel(t('auth.name')).fill(asker.name)
      await page.getByLabel(t('auth.email')).fill(asker.email)
      await page.getByRole('textbox', { name: t('auth.password'), exact: true }).fill('correct-horse')
      await page.getByRole('textbox', { name: t('auth.password_repeat') }).fill('correct-horse')
      await page.getByRole('button', { name: t('auth.signup') }).click()
      await expect(page.getByRole('heading', { level: 1, name: t('auth.inactive_title') })).toBeVisible()
      await expect(page.getByText(t('auth.inactive_mail', { address: asker.email }))).toBeVisible()
      expect(await mailStatus(server.address, asker.email)).toBe('inactive')
    })

    await test.step('confirm it with the link in the mail', async () => {
      await page.goto(await linkInMail(server, asker.email))
      await expect(page.getByText(t('auth.activated'))).toBeVisible()
      await expect(headerMenu(page, t('header.account', { name: asker.name }))).toBeVisible()
      expect(await mailStatus(server.address, asker.email)).toBe('normal')
      await page.getByRole('link', { name: t('error.home') }).click()
    })

    const before = await unwrap(api.call('listQuestions', { query: { page: 1, page_size: 1 } }))
    await ask(page, script)
    const id = /\/questions\/(\d{17})\//.exec(page.url())?.[1] ?? ''
    await test.step('the question is on the page, in the list and in the API', async () => {
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByRole('main').locator('strong', { hasText: script.body[1] })).toBeVisible()
      const question = await unwrap(api.call('getQuestion', { query: { id } }))
      expect(question).toMatchObject({ title, answer_count: 0, vote_count: 0, status: 1 })
      expect(question.content).toBe(`${script.body[0]} **${script.body[1]}** ${script.body[2]}`)
      expect(question.tags.map(({ slug_name }) => slug_name)).toEqual([script.tag])
      const after = await unwrap(api.call('listQuestions', { query: { page: 1, page_size: 1 } }))
      expect(after.count).toBe(before.count + 1)
    })

    // This answer is older and has a vote, so it would come first if no answer were accepted.
    const content = `${script.answer} ${script.answer}`
    await unwrap(admin.api.call('createAnswer', { body: { question_id: id, content } }))
    const answerer = await newMember(server, script.answerer)
    const theirs = await open({ as: answerer, locale: words.tag })
    await answer(theirs, page.url(), script, answerer)

    await test.step('the asker comments', async () => {
      await page.reload()
      await waitForHydration(page)
      const post = page.getByRole('article', { name: t('answers.by', { name: answerer.name }) })
      await post.getByRole('button', { name: t('comments.add') }).click()
      await post.getByLabel(t('comments.yours')).fill(script.comment)
      await post.getByRole('button', { name: t('comments.post') }).click()
      await expect(post.getByRole('listitem').filter({ hasText: script.comment })).toBeVisible()
      const answers = await unwrap(api.call('listAnswers', { query: { question_id: id } }))
      const theirAnswer = answers.list.find(({ user_info }) => user_info.username === answerer.username)
      const query = { object_id: theirAnswer?.id ?? '', page: 1, page_size: 3 }
      const comments = await unwrap(api.call('listComments', { query }))
      expect(comments.list.map(({ original_text }) => original_text)).toEqual([script.comment])
    })

    await test.step('the asker accepts', async () => {
      const post = page.getByRole('article', { name: t('answers.by', { name: answerer.name }) })
      await post.getByRole('button', { name: t('answers.accept'), exact: true }).click()
      await expect(page.getByRole('status').filter({ hasText: t('answers.accepted_now') })).toBeVisible()
      await expectAcceptedFirst(page, words, answerer)
      const question = await unwrap(api.call('getQuestion', { query: { id } }))
      const [first] = (await unwrap(api.call('listAnswers', { query: { question_id: id } }))).list
      expect(first).toMatchObject({ id: question.accepted_answer_id, accepted: 2 })
      expect(first?.user_info.username).toBe(answerer.username)
    })

    await test.step('a member with the privilege votes, and the accepted answer stays first', async () => {
      await theirs.reload()
      await waitForHydration(theirs)
      await theirs
        .getByLabel(t('vote.of_question'))
        .getByRole('button', { name: t('kit.vote_up') })
        .click()
      await expect(theirs.getByLabel(t('vote.of_question')).getByRole('status')).toHaveText('1')
      const other = theirs.getByRole('article', { name: t('answers.by', { name: admin.name }) })
      await other.getByRole('button', { name: t('kit.vote_up') }).click()
      await expect(other.getByLabel(t('vote.of_answer')).getByRole('status')).toHaveText('1')
      await expect(other.getByRole('button', { name: `${t('kit.vote_up')}, ${t('kit.your_vote')}` })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      // Votes are shown optimistically, before the server has confirmed them.
      await expect
        .poll(() => unwrap(api.call('getQuestion', { query: { id } })))
        .toMatchObject({ vote_count: 1, answer_count: 2 })
      await theirs.reload()
      await waitForHydration(theirs)
      await expect(theirs.getByLabel(t('vote.of_question')).getByRole('status')).toHaveText('1')
      await expectAcceptedFirst(theirs, words, answerer)
    })

    await test.step('the list shows the same counts', async () => {
      await visit(page, '/')
      const row = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: title }) })
        .first()
      await expect(row).toContainText(`1 ${t('stats.votes', { count: 1 })}`)
      await expect(row).toContainText(`${t('questions.accepted')}, 2 ${t('stats.answers', { count: 2 })}`)
    })

    await test.step('log out', async () => {
      const member = await logIn(server.address, asker.email, 'correct-horse')
      await headerMenu(page, t('header.account', { name: asker.name })).click()
      const kept = () => page.evaluate(() => localStorage.getItem('_a_ltk_'))
      const token = (await kept()) ?? ''
      await page.getByRole('link', { name: t('header.logout') }).click()
      await expect(page.getByRole('banner').getByRole('link', { name: t('auth.login') })).toBeVisible()
      expect(await kept()).toBeNull()
      expect(token).not.toBe(member.token)
      const answer = await page.request.get('/answer/api/v1/user/info', { headers: { authorization: token } })
      expect(await answer.json()).toMatchObject({ data: null })
    })
  })

  test(`the administrator creates a tag while asking (${words.language})`, async ({ open, api, admin }) => {
    const page = await open({ as: admin, locale: words.tag })
    await visit(page, '/questions/ask')
    await page.getByRole('textbox', { name: t('ask.question_title') }).fill(`${title} ${script.newTag}`)
    await page.getByRole('textbox', { name: t('ask.body') }).fill(script.body.join(' '))
    const tags = page.getByRole('combobox', { name: t('nav.tags') })
    await tags.fill(script.newTag)
    await page.getByRole('option', { name: t('kit.create_tag', { name: script.newTag }) }).click()
    await page.getByRole('button', { name: t('ask.post') }).click()
    await expect(page.getByRole('main').getByRole('link', { name: script.newTag, exact: true })).toBeVisible()
    const tag = await unwrap(api.call('getTag', { query: { name: script.newTag } }))
    expect(tag).toMatchObject({ slug_name: script.newTag, question_count: 1 })
  })
}

async function chooseChinese(page: Page): Promise<void> {
  await headerMenu(page, wordsIn('en_US').t('header.preferences')).click()
  await page.getByRole('button', { name: '简体中文' }).click()
  await expect(page.getByRole('link', { name: '提问' }).first()).toBeVisible()
  await waitForHydration(page)
}

/** Asks through the form: views similar questions, makes a word bold, reads the preview, selects a tag, posts. */
async function ask(page: Page, { words: { t, editor, language }, title, likeness, body, tag }: Script): Promise<void> {
  const posting = language === 'zh_CN' ? postingChinese : postingEnglish
  await test.step('ask with the editor', async () => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('header.ask') })
      .click()
    await page.getByRole('textbox', { name: t('ask.question_title') }).fill(title)
    const similar = page.getByRole('region', { name: posting['ask.similar_label'] })
    await similar.getByText(likeness).click()
    await expect(similar.getByRole('link', { name: posting['ask.similar_open'] })).toBeVisible()

    const text = page.getByRole('textbox', { name: t('ask.body') })
    await text.click()
    const toolbar = page.getByRole('toolbar', { name: editor('toolbar') })
    await page.keyboard.type(`${body[0]} `)
    await toolbar.getByRole('button', { name: editor('bold') }).click()
    await page.keyboard.type(body[1])
    await page.keyboard.press('End')
    await page.keyboard.type(` ${body[2]}`)
    await toolbar.getByRole('button', { name: editor('preview') }).click()
    await expect(page.getByRole('region', { name: editor('preview') }).locator('strong')).toHaveText(body[1])

    await page.getByRole('combobox', { name: t('nav.tags') }).fill(tag)
    await page.getByRole('option', { name: new RegExp(`^${tag}`) }).click()
    await page.getByRole('button', { name: t('ask.post') }).click()
    await page.waitForURL(/\/questions\/\d{17}\//)
  })
}

async function answer(page: Page, address: string, { words: { t }, answer: text }: Script, by: Person): Promise<void> {
  await test.step('another member answers', async () => {
    await visit(page, address)
    await page.getByRole('textbox', { name: t('answers.text') }).fill(text)
    await page.getByRole('button', { name: t('answers.post') }).click()
    await expect(page.getByRole('article', { name: t('answers.by', { name: by.name }) })).toContainText(text)
    await expect(page.getByRole('heading', { level: 2, name: t('answers.count', { count: 2 }) })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: t('answers.posted') })).toBeVisible()
    await expect(page.getByText(t('answers.one_each'))).toBeVisible()
  })
}

/** Expects the accepted answer above the others, labelled as accepted. */
async function expectAcceptedFirst(page: Page, { t }: StoryWords, author: Person): Promise<void> {
  const answers = page.getByRole('region', { name: t('answers.count', { count: 2 }) }).getByRole('article')
  await expect(answers).toHaveCount(2)
  await expect(answers.first()).toHaveAccessibleName(t('answers.accepted_by', { name: author.name }))
  await expect(answers.first().getByText(t('answers.accepted'), { exact: true })).toBeVisible()
}

async function mailStatus(address: string, email: string): Promise<string> {
  const { api } = await logIn(address, email, 'correct-horse')
  return (await unwrap(api.call('getCurrentUser')))?.status ?? ''
}
