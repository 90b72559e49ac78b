import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { expect, it } from 'vitest'
import { element, xmlDocument } from './xml.ts'

/** Parses a document strictly and returns its only text and its only attribute. */
function readBack(document: string): { text: string; attribute: string | undefined } {
  let text = ''
  let attribute: string | undefined
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('text', (part) => (text += part))
  parser.on('opentag', ({ attributes }) => (attribute ??= attributes['title']))
  parser.write(document).close()
  return { text: text.trim(), attribute }
}

it('XML1 any text survives a round trip', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const plain = text.replaceAll(/[^\p{L}\p{N}<>&"']/gu, '')
      const { text: read, attribute } = readBack(xmlDocument(element('a', { title: plain }, plain)))
      expect({ read, attribute }).toEqual({ read: plain, attribute: plain })
    }),
  )
})

it('XML2 characters that XML does not allow are left out', () => {
  const text = 'a\u0000b\u000Bc\uFFFEd\uD800e\uDC00f 😀'
  expect(readBack(xmlDocument(element('a', {}, text))).text).toBe('abcdef 😀')
})

it('XML3 elements nest, and attributes without a value are left out', () => {
  const inner = element('b', { x: undefined, y: '"' }, '</a>')
  expect(element('a', {}, inner, element('c', {})).text).toBe('<a><b y="&quot;">&lt;/a&gt;</b><c/></a>')
})
