import type { ChangeSet, Text } from '@codemirror/state'

const texts = new WeakMap<Text, string>()

/** Returns a document as a string with `\n` between lines. Memoized. */
export function textOf(document: Text): string {
  const known = texts.get(document)
  if (known !== undefined) return known
  const text = document.toString()
  texts.set(document, text)
  return text
}

/**
 * Returns a document as a string after changes. Derives it from the previous string if that is known: joining all lines
 * of a long text would be the slowest part of handling a key press.
 */
export function textAfter(before: Text, changes: ChangeSet, after: Text): string {
  const known = texts.get(before)
  if (known === undefined) return textOf(after)
  let text = ''
  let taken = 0
  changes.iterChanges((from, to, _fromNow, _toNow, inserted) => {
    text += known.slice(taken, from) + inserted.toString()
    taken = to
  })
  text += known.slice(taken)
  texts.set(after, text)
  return text
}
