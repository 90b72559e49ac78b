import { expect, it } from 'vitest'
import { versionIn } from './suggested-version.ts'

const beer = { slug_name: 'beer', display_name: 'Beer' }
const now = { title: 'Which glass?', tags: [beer] }

it('reads a question, an answer and a tag', () => {
  expect(versionIn({ title: 'Which glass for a stout?', content: 'Many.', tags: [] }, now)).toEqual({
    title: 'Which glass for a stout?',
    slug: '',
    text: 'Many.',
    tags: [],
  })
  expect(versionIn({ content: 'A tulip.' }, now)).toEqual({ ...now, slug: '', text: 'A tulip.' })
  expect(
    versionIn({ display_name: 'Beer', slug_name: 'beer', content: 'A drink.' }, { title: 'Bier', tags: [] }),
  ).toEqual({
    title: 'Beer',
    slug: 'beer',
    text: 'A drink.',
    tags: [],
  })
})

it('skips invalid tags', () => {
  expect(versionIn({ tags: [beer, 'x', null, { slug_name: 7 }] }, now).tags).toEqual([beer])
})
