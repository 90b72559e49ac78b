import { unwrap } from '@quandary/api-client'
import type { Page } from '@playwright/test'
import type { Person } from './people.ts'

/** Asks a question through the API and returns its id. */
export async function askOne(
  person: Person,
  title: string,
  content = `What is there to know about this: ${title}`,
): Promise<string> {
  const body = {
    title,
    content,
    tags: [{ slug_name: 'cooking', display_name: 'cooking', original_text: '' }],
  }
  return (await unwrap(person.api.call('createQuestion', { body }))).id
}

/** Answers a question through the API and returns the answer's id. */
export async function answerOne(person: Person, questionId: string, content: string): Promise<string> {
  const body = { question_id: questionId, content }
  return (await unwrap(person.api.call('createAnswer', { body }))).info.id
}

/** Opens the menu with this label and chooses an entry. */
export async function chooseIn(page: Page, menu: string, entry: string): Promise<void> {
  const face = page.locator('summary', { hasText: menu })
  await face.click()
  await page.locator('details[open]').getByRole('button', { name: entry, exact: true }).click()
}
