import { describe, expect, it } from 'vitest'
import { bulletList, indent, indentItem, numberList, outdent, outdentItem } from './lists.ts'
import { runMarked } from './marked-text.ts'

describe('lists', () => {
  it.each([
    ['bullets', bulletList, '⟦a\nb⟧', '- ⟦a\n- b⟧'],
    ['bullets removed', bulletList, '- ⟦a\n- b⟧', '⟦a\nb⟧'],
    ['numbers', numberList, '⟦a\n\nb⟧', '1. ⟦a\n\n2. b⟧'],
    ['numbers removed', numberList, '⟦1. a\n2) b⟧', '⟦a\nb⟧'],
    ['bullets to numbers', numberList, '⟦- a\n* b⟧', '⟦1. a\n2. b⟧'],
    ['numbers to bullets, levels preserved', bulletList, '⟦1. a\n   1. b⟧', '⟦- a\n  - b⟧'],
    [
      'bullets to numbers, levels preserved and each starting at 1',
      numberList,
      '⟦- a\n  - b\n  - c\n    - d\n- e\n  - f⟧',
      '⟦1. a\n   1. b\n   2. c\n      1. d\n2. e\n   1. f⟧',
    ],
    ['levels removed', bulletList, '⟦- a\n  - b⟧', '⟦a\n  b⟧'],
    ['a list inside a quote', bulletList, '⟦> a\n>\n> b⟧', '⟦> - a\n>\n> - b⟧'],
    ['a list inside a quote removed', numberList, '> 1. ⟦a\n> 2. b⟧', '> ⟦a\n> b⟧'],
    ['an empty item', bulletList, '¦', '- ¦'],
    ['all lines if only some are items', bulletList, '⟦- a\nb⟧', '⟦- a\n- b⟧'],
  ])('%s', (_, command, before, after) => {
    expect(runMarked(command, before)).toBe(after)
  })
})

describe('indent and outdent', () => {
  it.each([
    ['an item is nested under the bullet above', indent, '- a\n- ¦b', '- a\n  - ¦b'],
    ['an item is nested under the number above', indent, '1. a\n2. ¦b', '1. a\n   2. ¦b'],
    ['an item is nested at most one level deeper', indent, '- a\n  - ¦b', '- a\n  - ¦b'],
    ['a first item stays', indent, '- ¦a', '- ¦a'],
    ['several items keep their relative levels', indent, '- a\n⟦- b\n  - c⟧', '- a\n⟦  - b\n    - c⟧'],
    ['an item in a quote is nested within it', indent, '> - a\n> - ¦b', '> - a\n>   - ¦b'],
    ['an item in a quote does not nest under one outside', indent, '- a\n> - ¦b', '- a\n> - ¦b'],
    ['other lines move by two', indent, 'a¦', '  a¦'],
    ['a line of a quote stays within it', indent, '> a¦', '>   a¦'],
    ['an item moves out to the level of its parent', outdent, '1. a\n   - ¦b', '1. a\n- ¦b'],
    ['from the third level to the second', outdent, '- a\n  - b\n    - ¦c', '- a\n  - b\n  - ¦c'],
    ['an item in a quote moves out within it', outdent, '> - a\n>   - ¦b', '> - a\n> - ¦b'],
    ['other lines move out by two', outdent, '   a¦', ' a¦'],
    ['nothing to outdent', outdent, 'a¦', 'a¦'],
  ])('%s', (_, command, before, after) => {
    const marked = runMarked(command, before)
    expect(marked?.replaceAll(/[⟦⟧]/g, '')).toBe(after.replaceAll(/[⟦⟧]/g, ''))
  })

  it.each([
    ['Tab outside a list', indentItem, 'a¦'],
    ['Tab in an empty text', indentItem, '¦'],
    ['Shift-Tab without indentation', outdentItem, '- a¦'],
  ])('%s is left to the page', (_, command, before) => {
    expect(runMarked(command, before)).toBeNull()
  })

  it('Tab in a list is handled even if it changes nothing', () => {
    expect(runMarked(indentItem, '- ¦a')).toBe('- ¦a')
    expect(runMarked(indentItem, '- a\n- ¦b')).toBe('- a\n  - ¦b')
    expect(runMarked(outdentItem, '- a\n  - ¦b')).toBe('- a\n- ¦b')
    expect(runMarked(indentItem, '> 1. a\n> 2. ¦b')).toBe('> 1. a\n>    2. ¦b')
  })
})
