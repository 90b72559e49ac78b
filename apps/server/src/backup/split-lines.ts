/**
 * Splits text at its line feeds alone: `node:readline` takes further signs for ends of lines, which JSON leaves in texts.
 * The text after the last line feed comes last, also where it is empty.
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
