import { expect, it } from 'vitest'
import { diffTags } from './diff-tags.ts'

const tag = (name: string) => ({ slug_name: name, display_name: name })
const shown = (before: string[], after: string[]) =>
  diffTags(before.map(tag), after.map(tag)).map(({ slug, state }) => `${slug} ${state}`)

it('marks tags that were added and removed', () => {
  expect(shown(['gardening', 'plants'], ['gardening', 'seeds'])).toEqual([
    'gardening none',
    'plants removed',
    'seeds added',
  ])
  expect(shown([], ['a'])).toEqual(['a added'])
  expect(shown(['a'], ['a'])).toEqual(['a none'])
})
