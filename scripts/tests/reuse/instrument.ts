import ts from 'typescript'
import { ANNOUNCE } from './announce.ts'

/**
 * Adds to every function of a source a statement that records the call. Loading the module records nothing. Line
 * numbers stay the same.
 * @param path from the root of the repository
 * @param nameOf returns the name under which the function at an offset is announced; several functions may share
 * one
 */
export function instrument(path: string, source: string, nameOf: (offset: number) => string): string {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false, kind)
  const names: string[] = []
  const places = new Map<string, number>()
  const storeOf = (name: string): string => {
    const place = places.get(name) ?? names.push(name) - 1
    places.set(name, place)
    return `${VARIABLE}&&(${VARIABLE}[${place}].ran=1)`
  }
  const insertions: [at: number, text: string][] = []
  const visit = (node: ts.Node): void => {
    // In a function, `body` is a node; in a declaration without a body it is undefined.
    const body = ts.isFunctionLike(node) && 'body' in node ? (node.body as ts.Node | undefined) : undefined
    if (body !== undefined) {
      const start = body.getStart(file)
      const store = storeOf(nameOf(node.getStart(file)))
      if (ts.isBlock(body)) insertions.push([start + 1, `${store};`])
      else insertions.push([start, `(${store},`], [body.end, ')'])
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  if (insertions.length === 0) return source
  // Declared with `var`, because with cyclic imports functions may be called before their module has run.
  let text = `var ${VARIABLE}=${JSON.stringify(names)}.map(name=>globalThis.${ANNOUNCE}?.(name)??{ran:0});`
  let from = 0
  for (const [at, inserted] of insertions.toSorted(([left], [right]) => left - right)) {
    text += source.slice(from, at) + inserted
    from = at
  }
  return text + source.slice(from)
}

const VARIABLE = '__quandaryRan'
