import { describe, expect, it } from 'vitest'
import { image, insertImage, insertLink, link, linkAt } from './links.ts'
import { parseMarked, runMarked } from './marked-text.ts'
import { insertTable } from './table.ts'

describe('link', () => {
  it.each([
    ['words', 'see ⟦this⟧', 'see [this](⟦https://⟧)'],
    ['an address', '⟦https://a.example⟧', '[¦](https://a.example)'],
    ['nothing', '¦', '[](⟦https://⟧)'],
    ['a link becomes plain text again', 'see [th¦is](https://a.example)', 'see ⟦this⟧'],
    ['brackets in the text are escaped', '⟦a [b]⟧', '[a \\[b\\]](⟦https://⟧)'],
  ])('%s', (_, before, after) => {
    expect(runMarked(link, before)).toBe(after)
  })

  it.each([
    ['replaces the selection', 'a ⟦b⟧', { url: 'https://x.example', name: 'c' }, 'a [⟦c⟧](https://x.example)'],
    [
      'shows the address if there is no text',
      '¦',
      { url: ' https://x.example ', name: '' },
      '[⟦https://x.example⟧](https://x.example)',
    ],
    ['replaces a link', '[a¦](u) b', { url: 'v', name: 'n' }, '[⟦n⟧](v) b'],
    ['encloses an address with spaces', '¦', { url: 'a b(c', name: 'n' }, '[⟦n⟧](<a b(c>)'],
  ])('from the dialog: %s', (_, before, given, after) => {
    expect(runMarked(insertLink(given), before)).toBe(after)
  })

  it('finds text and address of the link at the cursor, but not of an image', () => {
    expect(linkAt(parseMarked('a [b \\[c\\]](https://d.example/e_(f)) ¦'))).toBeNull()
    expect(linkAt(parseMarked('a [b¦ \\[c\\]](https://d.example/e_(f)) g'))).toMatchObject({
      name: 'b [c]',
      url: 'https://d.example/e_(f)',
    })
    expect(linkAt(parseMarked('![b¦](c)'))).toBeNull()
  })
})

describe('image', () => {
  it('uses the selection as description and selects the address', () => {
    expect(runMarked(image, '⟦a leaf⟧')).toBe('![a leaf](⟦https://⟧)')
  })

  it('puts the cursor after an image inserted by the dialog', () => {
    const command = insertImage({ url: '/uploads/a.png', description: 'a]b' })
    expect(runMarked(command, 'x¦y')).toBe('x![a\\]b](/uploads/a.png)¦y')
  })

  it.each([
    ['between a list and a table', '- a\n¦\n| b |', '- a\n\n![](/a.png)¦\n\n| b |'],
    ['between blank lines', 'a\n\n¦\n\nb', 'a\n\n![](/a.png)¦\n\nb'],
    ['in an empty text', '¦', '![](/a.png)¦'],
  ])('stays a paragraph of its own %s', (_, before, after) => {
    expect(runMarked(insertImage({ url: '/a.png', description: '' }), before)).toBe(after)
  })
})

describe('table', () => {
  it('has a head, two rows and two columns, below the text', () => {
    const command = insertTable({ rows: 2, columns: 2, headText: 'Column' })
    expect(runMarked(command, 'a¦')).toBe('a\n\n| ⟦Column 1⟧ | Column 2 |\n| --- | --- |\n|    |    |\n|    |    |\n')
  })

  it.each([
    [0, 2],
    [2, 21],
    [1.5, 2],
    [51, 2],
  ])('refuses %d rows by %d columns', (rows, columns) => {
    expect(() => insertTable({ rows, columns, headText: 'x' })).toThrow(RangeError)
  })
})
