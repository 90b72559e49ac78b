import ts from 'typescript'

/**
 * Returns a source file without comments and without the bodies of its functions: the part that other files and the
 * loading of the module depend on.
 */
export function outlineOf(path: string, source: string): string {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false, kind)
  const bodies: [start: number, end: number][] = []
  const visit = (node: ts.Node): void => {
    // In a function, `body` is a node; in a declaration without a body it is undefined.
    const body = ts.isFunctionLike(node) && 'body' in node ? (node.body as ts.Node | undefined) : undefined
    if (body === undefined) return ts.forEachChild(node, visit)
    bodies.push([body.pos, body.end])
    ts.forEachChild(node, (child) => (child === body ? undefined : visit(child)))
  }
  visit(file)
  const outside: string[] = []
  let at = 0
  for (const [start, end] of bodies) {
    outside.push(source.slice(at, start))
    at = end
  }
  outside.push(source.slice(at))
  return tokensOf(outside.join('{}'))
}

/**
 * Drops comments and white space. Templates and regular expressions are split into pieces, which does not matter for a
 * hash.
 */
function tokensOf(source: string): string {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.JSX, source)
  const tokens: string[] = []
  while (scanner.scan() !== ts.SyntaxKind.EndOfFileToken) tokens.push(scanner.getTokenText())
  return tokens.join(' ')
}
