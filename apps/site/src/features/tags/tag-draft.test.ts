import { expect, it } from 'vitest'
import { checkTag, emptyTag, tagInVersion } from './tag-draft.ts'

const fine = { ...emptyTag, display_name: 'Node.js', slug_name: 'node.js' }

it('a tag requires both names, of at most 35 characters', () => {
  expect(checkTag(fine)).toEqual({})
  expect(checkTag(emptyTag)).toEqual({ display_name: 'empty', slug_name: 'empty' })
  expect(checkTag({ ...fine, display_name: 'x'.repeat(36) })).toEqual({ display_name: 'too_long' })
  expect(checkTag({ ...fine, display_name: '面'.repeat(35) })).toEqual({})
})

it('a slug allows only its own characters', () => {
  for (const slug of ['c++', 'c#', 'node.js', '面点', 'Two words']) {
    expect(checkTag({ ...fine, slug_name: slug }), slug).toEqual({})
  }
  for (const slug of ['a/b', 'a&b', '<b>'])
    expect(checkTag({ ...fine, slug_name: slug }), slug).toEqual({ slug_name: 'characters' })
})

it('an edit summary has at most 255 characters', () => {
  expect(checkTag({ ...fine, edit_summary: 'x'.repeat(256) })).toEqual({ edit_summary: 'too_long' })
})

it('a stored version fills the fields, even if it is malformed', () => {
  const stored = { display_name: 'Node.js', slug_name: 'node.js', content: 'Servers.', html: '<p>Servers.</p>' }
  expect(tagInVersion(stored)).toEqual({ display_name: 'Node.js', slug_name: 'node.js', original_text: 'Servers.' })
  expect(tagInVersion({ display_name: 7 })).toEqual({ display_name: '', slug_name: '', original_text: '' })
})
