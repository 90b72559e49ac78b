import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Catalogue, OUTPUT, type Story } from './catalogue.ts'
import { expect, test } from './fixtures.ts'

const { entries } = JSON.parse(readFileSync(join(OUTPUT, 'index.json'), 'utf8')) as { entries: Record<string, Story> }
const stories = Object.values(entries).filter(({ type, tags }) => type === 'story' && tags.includes('test'))

for (const story of stories) {
  test.describe(`${story.title}: ${story.name}`, () => {
    // Both themes of a story are checked in one visit, so the two tests run in the same worker.
    test.describe.configure({ mode: 'default' })

    test('light', async ({ catalogue }) => {
      expect(await catalogue.visit(story)).toEqual([])
    })

    test('dark', async ({ catalogue }) => {
      expect(await catalogue.contrastInDark(story)).toEqual([])
    })

    if (story.tags.includes('extremes')) {
      test('right to left, forced colours', async ({ browser, address }) => {
        const extremes = await Catalogue.open(browser, { address, direction: 'rtl', forcedColors: 'active' })
        expect(await extremes.visit(story)).toEqual([])
        await extremes.close()
      })
    }
  })
}
