import ts from 'typescript'
import { hashOf } from './fingerprints.ts'

/** Hashes of texts by `<catalogue file>:<key>`. */
export type Words = Readonly<Record<string, string>>

/** Reads the texts of a catalogue: an object literal of string properties. Anything else in it counts as one text. */
export function wordsOf(path: string, source: string): Record<string, string> {
  const words: Record<string, string> = {}
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const texts: [number, number][] = []
  const visit = (node: ts.Node): void => {
    if (!ts.isPropertyAssignment(node) || !ts.isStringLiteralLike(node.initializer)) return ts.forEachChild(node, visit)
    const { name, initializer } = node
    if (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) words[`${path}:${name.text}`] = hashOf(initializer.text)
    texts.push([initializer.pos, initializer.end])
  }
  visit(file)
  let rest = ''
  let at = 0
  for (const [start, end] of texts) {
    rest += source.slice(at, start)
    at = end
  }
  words[`${path}:`] = hashOf(rest + source.slice(at))
  return words
}

/** Returns the keys whose texts differ; an empty key means that something other than a text has changed. */
export function changedKeys(before: Words, after: Words): string[] {
  const all = new Set([...Object.keys(before), ...Object.keys(after)])
  const changed = [...all].filter((key) => before[key] !== after[key])
  return [...new Set(changed.map((key) => key.slice(key.indexOf(':') + 1)))]
}

/** Suffix of a plural form; the forms of a text are named by their common key. */
const PLURAL = /_(zero|one|two|few|many|other)$/

/** Returns whether a source contains a key, completely or as the beginning of a template. */
export function namesKey(source: string, key: string): boolean {
  const base = key.replace(PLURAL, '')
  if (source.includes(base)) return true
  for (let dot = base.lastIndexOf('.'); dot > 0; dot = base.lastIndexOf('.', dot - 1)) {
    if (source.includes(`\`${base.slice(0, dot + 1)}\${`)) return true
  }
  return false
}
