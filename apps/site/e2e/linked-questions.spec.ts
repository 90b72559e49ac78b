import { findingsInBothThemes } from './support/accessibility.ts'
import { expect, test, visit } from './support/fixtures.ts'
import { answerOne, askOne } from './support/questions.ts'
import { newMember } from './support/people.ts'
import { wordsIn } from './support/words.ts'

for (const language of ['en_US', 'zh_CN'] as const) {
  const { t } = wordsIn(language)
  test(`beside a question stand those it links to and those that link here, apart from similar ones (${language})`, async ({
    open,
    admin,
    server,
  }) => {
    const origin = await askOne(admin, `Where does this dough come from in ${language}?`)
    const text = `The dough of [this one](/questions/${origin}) is too wet.`
    const source = await askOne(admin, `How do I dry a wet dough in ${language}?`, text)
    const page = await open({
      locale: language.replace('_', '-'),
      viewport: language === 'en_US' ? { width: 1280, height: 800 } : { width: 390, height: 800 },
    })
    const aside = page.getByRole('complementary')
    const linked = aside.getByRole('region', { name: t('questions.linked'), exact: true })
    const linking = aside.getByRole('region', { name: t('questions.linking'), exact: true })

    await visit(page, `/questions/${source}`)
    await expect(linked.getByRole('link')).toContainText([`Where does this dough come from in ${language}?`])
    await expect(linking).toHaveCount(0)
    expect(await findingsInBothThemes(page)).toEqual([])
    await linked.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Where does this dough come from' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(linking.getByRole('link')).toContainText([`How do I dry a wet dough in ${language}?`])
    await expect(linked).toHaveCount(0)

    const other = await askOne(admin, `Which flour makes a dough dry in ${language}?`)
    await answerOne(await newMember(server, `Miller ${language.slice(0, 2)}`), other, text)
    await page.reload()
    await expect(linking.getByRole('link')).toHaveCount(2)
  })
}
