import { unwrap } from '@quandary/api-client'
import { test as base } from './fixtures.ts'
import type { Person } from './people.ts'

/** How many questions a site of these stories has at least, besides the sample content: more than two pages. */
export const MANY = 31

/** Stories of lists that have pages; one site for all of them. */
export const test = base.extend<object, { many: void }>({
  many: [
    async ({ admin }, use) => {
      await askMany(admin)
      await use()
    },
    { scope: 'worker', auto: true },
  ],
})

async function askMany(person: Person): Promise<void> {
  for (let n = 1; n <= MANY; n += 1) {
    const body = {
      title: `Question number ${n} of a long list`,
      content: `What makes number ${n} different from its neighbours?`,
      tags: [{ slug_name: 'maintenance', display_name: 'maintenance', original_text: '' }],
    }
    await unwrap(person.api.call('createQuestion', { body }))
  }
}
