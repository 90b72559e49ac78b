import type { Locator } from '@playwright/test'
import { expect, test, visit } from './support/fixtures.ts'
import { newMember } from './support/people.ts'
import { wordsIn } from './support/words.ts'

const { t, editor } = wordsIn('en_US')

const CELLS =
  '<meta charset="utf-8"><table><tr><td>Beer</td><td>Foam</td></tr><tr><td>Stout</td><td><b>much</b></td></tr></table>'

/** Pastes formatted text, as if copied in another program. */
async function pasteHtml(surface: Locator, html: string, plain: string): Promise<void> {
  await surface.evaluate(
    (node, data) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', data.html)
      clipboardData.setData('text/plain', data.plain)
      node.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
    },
    { html, plain },
  )
}

const linesOf = (surface: Locator) => surface.locator('.cm-line').allTextContents()

test('cells pasted into a question become a table, typing goes on behind it, and one undo takes it back', async ({
  open,
  server,
}) => {
  const page = await open({ as: await newMember(server, 'Pasting Member') })
  await visit(page, '/questions/ask')
  const surface = page.locator('.cm-content')
  await surface.click()
  await page.keyboard.type('Which of these? None')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await pasteHtml(surface, CELLS, 'Beer\tFoam\nStout\tmuch')
  const table = ['| Beer | Foam |', '| --- | --- |', '| Stout | **much** |']
  await expect.poll(() => linesOf(surface)).toEqual(['Which of these? ', '', ...table])
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Behind')
  await expect.poll(() => linesOf(surface)).toEqual(['Which of these? ', '', ...table, '', 'Behind'])
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: editor('preview') })
    .click()
  const preview = page.getByRole('region', { name: editor('preview') })
  await expect(preview.getByRole('cell', { name: 'much' })).toBeVisible()
  await expect(preview.getByText('Behind', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: editor('preview'), exact: true }).click()
  await surface.click()
  await page.keyboard.press('Control+a')
  await pasteHtml(surface, CELLS, 'Beer\tFoam\nStout\tmuch')
  await expect.poll(() => linesOf(surface)).toEqual(table)
  await page.keyboard.press('Control+z')
  await expect.poll(() => linesOf(surface)).toEqual(['Which of these? ', '', ...table, '', 'Behind'])
})

test('a form waits for a paste whose converter is still being loaded', async ({ open, server }) => {
  const page = await open({ as: await newMember(server, 'Hasty Paster') })
  await visit(page, '/questions/ask')
  await page.getByRole('textbox', { name: t('ask.question_title') }).fill('Which beer has the most foam of all?')
  const surface = page.locator('.cm-content')
  await surface.click()
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await pasteHtml(surface, CELLS, 'Beer\tFoam\nStout\tmuch')
  const post = page.getByRole('button', { name: t('ask.post') })
  await expect(post).toHaveAccessibleDescription(t('post.uploading'))
  release()
  await expect(surface).toContainText('| Stout | **much** |')
  await expect(post).not.toHaveAccessibleDescription(t('post.uploading'))
})
