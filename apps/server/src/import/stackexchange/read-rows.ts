import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { SaxesParser } from 'saxes'

/** A `<row>` of a dump file. */
export interface DumpRow {
  /** Number of the line on which the row ends, counted from 1. */
  line: number
  attributes: Readonly<Record<string, string>>
}

/** A file of the dump is missing or is not the expected XML; the message names it and the line. */
export class BrokenDump extends Error {
  override name = 'BrokenDump'
}

/**
 * Real dumps contain characters that XML 1.0 forbids, raw and as references. They have no meaning, so they are removed
 * and their rows stay. The parser reports a forbidden reference and leaves it in the text.
 */
// oxlint-disable-next-line no-control-regex -- control characters are what this is about
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
const FORBIDDEN_REFERENCE = /&#(?:0*(?:[0-8]|1[124-9]|2\d|3[01])|x0*(?:[0-8bcef]|1[0-9a-f]|fff[ef]));/gi

/**
 * Streams the rows of a dump file; memory use does not depend on the size of the file.
 * @param root name of the outermost element
 * @returns the rows of each chunk of the file
 * @throws {BrokenDump} at the first place that is not well-formed, after yielding the rows of the chunks before it
 */
export async function* readRows(path: string, root: string): AsyncGenerator<DumpRow[]> {
  const file = basename(path)
  const parser = new SaxesParser({ fileName: file, xmlns: false as const })
  const refuse = (problem: string): never => {
    throw new BrokenDump(`${file}, line ${parser.line}: ${problem}`)
  }
  let rows: DumpRow[] = []
  let depth = 0
  parser.on('error', ({ message }) => {
    if (!message.endsWith('malformed character entity.'))
      refuse(`${message.replace(/^.*?:\d+:\d+: /, '')}. The file is damaged or ends too early: get it anew`)
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (depth === 0 && name !== root) refuse(`the file should hold <${root}>, not <${name}>`)
    if (depth === 1 && name === 'row') rows.push({ line: parser.line, attributes: readable(attributes) })
    depth += 1
  })
  parser.on('closetag', () => {
    depth -= 1
  })
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const decode = (bytes?: Buffer): string => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
    } catch {
      return refuse('the bytes here are not UTF-8. Convert the file: iconv --from-code=<its encoding> --to-code=UTF-8')
    }
  }
  for await (const bytes of createReadStream(path)) {
    // Without an encoding the stream yields buffers.
    parser.write(decode(bytes as Buffer).replace(FORBIDDEN, ''))
    if (rows.length === 0) continue
    yield rows
    rows = []
  }
  parser.write(decode()).close()
  if (rows.length > 0) yield rows
}

function readable(attributes: Record<string, string>): Record<string, string> {
  for (const [name, text] of Object.entries(attributes)) attributes[name] = text.replace(FORBIDDEN_REFERENCE, '')
  return attributes
}

/** Maximum characters of a batch: very long posts come in smaller batches, so that memory does not grow with them. */
const BATCH_LENGTH = 4_000_000

/**
 * Yields the rows of a file in batches of at most `size`.
 * @param skip rows at the beginning to skip
 */
export async function* readBatches(
  path: string,
  root: string,
  { size, skip }: { size: number; skip: number },
): AsyncGenerator<DumpRow[]> {
  let left = skip
  let batch: DumpRow[] = []
  let length = 0
  for await (const rows of readRows(path, root)) {
    const passed = Math.min(left, rows.length)
    left -= passed
    for (const row of rows.slice(passed)) {
      batch.push(row)
      length += Object.values(row.attributes).reduce((sum, text) => sum + text.length, 0)
      if (batch.length < size && length < BATCH_LENGTH) continue
      yield batch
      batch = []
      length = 0
    }
  }
  if (batch.length > 0) yield batch
}
