import { unwrap } from '@quandary/api-client'
import type { Person } from './people.ts'

/** How many questions there are at least after {@link askMany}, besides the sample content: more than two pages. */
export const MANY = 31

/** Asks so many questions that lists have pages. */
export async function askMany(person: Person): Promise<void> {
  for (let n = 1; n <= MANY; n += 1) {
    const body = {
      title: `Question number ${n} of a long list`,
      content: `What makes number ${n} different from its neighbours?`,
      tags: [{ slug_name: 'maintenance', display_name: 'maintenance', original_text: '' }],
    }
    await unwrap(person.api.call('createQuestion', { body }))
  }
}
