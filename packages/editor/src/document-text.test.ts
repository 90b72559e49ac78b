import { EditorState, type ChangeSpec } from '@codemirror/state'
import { expect, it } from 'vitest'
import { textAfter, textOf } from './document-text.ts'

const start = 'one two\nthree\n\nfour 五\n'

/** Computes the text after some changes twice: derived from the previous text, and built from scratch. */
function bothWays(changes: ChangeSpec): [string, string] {
  const before = EditorState.create({ doc: start })
  textOf(before.doc)
  const { changes: made, newDoc } = before.update({ changes })
  return [textAfter(before.doc, made, newDoc), newDoc.toString()]
}

it.each<[string, ChangeSpec]>([
  ['a letter at the end', { from: start.length, insert: 'x' }],
  ['a letter at the beginning', { from: 0, insert: 'x' }],
  ['lines in the middle', { from: 4, insert: 'a\nb\n' }],
  ['a deletion across lines', { from: 3, to: 12 }],
  ['everything replaced', { from: 0, to: start.length, insert: 'new' }],
  [
    'changes in several places at once',
    [
      { from: 0, to: 1 },
      { from: 8, insert: '> ' },
      { from: 15, to: 19, insert: '4' },
    ],
  ],
])('the text after %s matches the document', (_name, changes) => {
  const [cut, whole] = bothWays(changes)
  expect(cut).toBe(whole)
})

it('a text stays correct over many changes', () => {
  let state = EditorState.create({ doc: start })
  textOf(state.doc)
  for (let step = 0; step < 200; step++) {
    const at = (step * 7) % state.doc.length
    const next = state.update({
      changes: { from: at, to: Math.min(at + (step % 3), state.doc.length), insert: `${step}\n`.slice(step % 2) },
    })
    expect(textAfter(state.doc, next.changes, next.newDoc)).toBe(next.newDoc.toString())
    state = next.state
  }
})

it('a text that was never requested is built from its document', () => {
  const before = EditorState.create({ doc: start })
  const { changes, newDoc } = before.update({ changes: { from: 0, insert: 'x' } })
  expect(textAfter(before.doc, changes, newDoc)).toBe(`x${start}`)
  expect(textOf(newDoc)).toBe(`x${start}`)
})
