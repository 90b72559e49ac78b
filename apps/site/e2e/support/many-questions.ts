import { unwrap } from '@quandary/api-client'
import { test as base } from './fixtures.ts'
import { administrator } from './people.ts'
import { oncePerSite } from './sites.ts'

/** Number of questions that these tests add to the 12 of the sample content. Together they fill more than two pages. */
export const MANY = 31

/** Tests of lists with several pages. */
export const test = base.extend<{ many: void }>({
  many: [async ({ server }, use) => use(await askMany(server)), { auto: true }],
})

const askMany = oncePerSite(async (site: Parameters<typeof administrator>[0]) => {
  const person = await administrator(site)
  for (let n = 1; n <= MANY; n += 1) {
    const body = {
      title: `Question number ${n} of a long list`,
      content: `What makes number ${n} different from its neighbours?`,
      tags: [{ slug_name: 'maintenance', display_name: 'maintenance', original_text: '' }],
    }
    await unwrap(person.api.call('createQuestion', { body }))
  }
})
