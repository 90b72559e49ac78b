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
