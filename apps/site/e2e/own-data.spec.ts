import { readFile } from 'node:fs/promises'
import { expect, test, visit } from './support/accounts.ts'
import { expectNoSidewaysScroll, findingsInBothThemes } from './support/accessibility.ts'
import { newMember } from './support/people.ts'
import { askOne } from './support/questions.ts'
import { wordsIn } from './support/words.ts'

const scripts = [
  { words: wordsIn('en_US'), name: 'Data Taker', heading: 'Your data', download: 'Download my data' },
  { words: wordsIn('zh_CN'), name: 'Zhang Qu Shu', heading: '你的数据', download: '下载我的数据' },
]

for (const { words, name, heading, download } of scripts) {
  test(`a member downloads everything the site stores about them (${words.language})`, async ({ open, server }) => {
    const person = await newMember(server, name)
    const title = `What does ${name} ask?`
    await askOne(person, title, 'Something *short*.')
    const page = await open({ as: person, locale: words.tag })
    await visit(page, '/users/settings/account')
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    const begun = page.waitForEvent('download')
    await page.getByRole('button', { name: download }).press('Enter')
    const file = await begun
    expect(file.suggestedFilename()).toBe(`data-of-${person.username}.json`)
    const data = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, unknown>
    expect(data).toMatchObject({
      format: 'quandary-personal-data',
      version: 1,
      account: { username: person.username, e_mail: person.email },
      questions: [{ title, markdown: 'Something *short*.' }],
    })
    await page.setViewportSize({ width: 320, height: 800 })
    await expectNoSidewaysScroll(page)
    expect(await findingsInBothThemes(page)).toEqual([])
  })
}

const farewells = [
  {
    words: wordsIn('en_US'),
    name: 'Leaving Member',
    remove: 'Delete my account',
    asked: 'Delete your account?',
    username: 'Type your username:',
    password: 'Current password',
    differs: 'This is not your username.',
    wrong: 'The password is not correct.',
    gone: 'Your account is deleted',
    go: 'To the start page',
    subject: 'Your account is deleted',
  },
  {
    words: wordsIn('zh_CN'),
    name: 'Li Kai Ren',
    remove: '注销账号',
    asked: '确定注销账号？',
    username: '请输入你的用户名：',
    password: '当前密码',
    differs: '这不是你的用户名。',
    wrong: '密码不正确。',
    gone: '你的账号已注销',
    go: '前往首页',
    subject: '你的账号已注销',
  },
]

for (const story of farewells) {
  const { words, name, remove, asked, username, password, differs, wrong, gone, go, subject } = story
  test(`a member deletes their account by keyboard (${words.language})`, async ({ open, server, mailbox, watch }) => {
    watch.expectStatus(400, '/answer/api/v1/user/deletion')
    const person = await newMember(server, name)
    const id = await askOne(person, `What stays of ${name}?`)
    const page = await open({ as: person, locale: words.tag, viewport: { width: 390, height: 844 } })
    await visit(page, '/users/settings/account')
    const opener = page.getByRole('button', { name: remove })
    await opener.press('Enter')
    const dialog = page.getByRole('dialog', { name: asked })
    const confirm = dialog.getByRole('button', { name: remove })
    await expect(dialog.getByRole('textbox', { name: username })).toBeFocused()
    expect(await findingsInBothThemes(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()

    await opener.press('Enter')
    await page.keyboard.type('somebody')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(differs)).toBeVisible()
    await dialog.getByRole('textbox', { name: username }).fill(person.username)
    await dialog.getByRole('textbox', { name: password }).fill('wrong-password')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(wrong)).toBeVisible()
    await dialog.getByRole('textbox', { name: password }).fill(person.password)
    await confirm.press('Enter')
    const farewell = page.getByRole('dialog', { name: gone })
    await expect(farewell).toBeVisible()
    expect((await mailbox.next(person.email)).subject).toContain(subject)
    await farewell.getByRole('button', { name: go }).press('Enter')
    await expect(page).toHaveURL(`${server.address}/`)
    await page.setViewportSize({ width: 1280, height: 844 })
    await expect(page.getByRole('banner').getByRole('link', { name: words.t('auth.login') })).toBeVisible()
    await visit(page, `/questions/${id}`)
    await expect(page.getByRole('main')).toContainText(/user\d+/)
  })
}

test('an administrator is told to hand over the role first', async ({ open, admin }) => {
  const page = await open({ as: admin })
  await visit(page, '/users/settings/account')
  await expect(page.getByText('Ask another administrator to take your role away first.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete my account' })).toHaveCount(0)
})

test('the link of the mail about a deletion opens its dialog', async ({ open, server }) => {
  const page = await open({ as: await newMember(server, 'Link Follower') })
  await visit(page, '/users/settings/account?code=from-the-mail')
  await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
})
