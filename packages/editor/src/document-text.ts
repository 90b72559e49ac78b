import type { ChangeSet, Text } from '@codemirror/state'

const texts = new WeakMap<Text, string>()

/** A document as a string, with `\n` between lines; made once. */
export function textOf(document: Text): string {
  const known = texts.get(document)
  if (known !== undefined) return known
  const text = document.toString()
  texts.set(document, text)
  return text
}

/**
 * A document as a string after changes. Where the string before them is known it is cut from that: putting together all
 * lines of a long text at every key would take longer than everything else.
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
