/**
 * Splits text at line feeds only. `node:readline` also splits at other separators, which JSON does not escape in
 * strings. The text after the last line feed comes last, even if it is empty.
 */
export async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let begun: string[] = []
  for await (const chunk of chunks) {
    const [first = '', ...more] = chunk.split('\n')
    begun.push(first)
    for (const part of more) {
      yield begun.join('')
      begun = [part]
    }
  }
  yield begun.join('')
}
