import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { UnusableSource } from './errors.ts'

/** A value of a dump. Integers of an INSERT are numbers, so that keys compare as numbers; a COPY has only texts. */
export type DumpValue = string | number | bigint | null

/** Rows of one statement; those of a long COPY come in several parts. */
export interface DumpRows {
  table: string
  /** Empty if neither the statement nor the table's definition names them. */
  columns: readonly string[]
  rows: readonly DumpValue[][]
}

/** Empty lines, comments, and commands to psql: pg_dump begins with `\restrict` and ends with `\unrestrict`. */
const BETWEEN_STATEMENTS = /^(?:\s*(?:--|#|$)|\\[a-z]+)/

/** Maximum rows of a COPY that are yielded at once. */
const COPY_ROWS = 1000
/** Maximum characters of the rows of a COPY that are yielded at once, so that memory does not grow with long texts. */
const COPY_LENGTH = 4_000_000

/**
 * Reads the rows of an SQL dump, statement by statement: `INSERT … VALUES` from mysqldump, and `COPY … FROM stdin` from
 * pg_dump. Yields a `CREATE TABLE` without rows. Skips other statements, and commands to psql.
 * @param path of a text file, plain or compressed with gzip (`.gz`)
 */
export async function* readSqlDump(path: string): AsyncGenerator<DumpRows> {
  const lines = linesOf(path)
  const definitions = new Map<string, string[]>()
  let statement = ''
  let open: string | undefined
  // In a dump of MySQL a backslash escapes the next character. True once a dump of PostgreSQL has declared at its
  // beginning that it does not.
  let isStandard = false
  const next = async (): Promise<string | undefined> => {
    const { done, value } = await lines.next()
    return done === true ? undefined : value
  }
  for (let line = await next(); line !== undefined; line = await next()) {
    if (statement === '' && BETWEEN_STATEMENTS.test(line)) continue
    statement += statement === '' ? line : `\n${line}`
    open = openQuote(line, open, isStandard)
    if (open !== undefined || !/;\s*$/.test(line)) continue
    const copy = COPY.exec(statement)
    if (copy) yield* readCopy(unquote(copy[1] ?? ''), namesIn(copy[2] ?? ''), next)
    else {
      const rows = readStatement(statement, definitions, isStandard)
      if (rows) yield rows
    }
    if (statement.startsWith('SET standard_conforming_strings = on;')) isStandard = true
    statement = ''
  }
  if (statement.trim() !== '') {
    throw new UnusableSource(`${path} ends within a statement. It was not written or copied to its end: make it anew`)
  }
}

/** Reads lines that end with a line feed, and not with any other separator. */
async function* linesOf(path: string): AsyncGenerator<string, undefined> {
  const file = createReadStream(path)
  const input = path.endsWith('.gz') ? pipeline(file, createGunzip(), () => {}) : file
  input.setEncoding('utf8')
  let rest = ''
  let isFirst = true
  try {
    for await (const chunk of input) {
      if (isFirst && String(chunk).startsWith('PGDMP')) throw new Error(CUSTOM_FORMAT)
      isFirst = false
      const lines = (rest + String(chunk)).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) yield line.endsWith('\r') ? line.slice(0, -1) : line
    }
  } catch (error) {
    throw new UnusableSource(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (rest !== '') yield rest
  return undefined
}

const CUSTOM_FORMAT = 'it is in the custom format of pg_dump. Make text of it: pg_restore --file=dump.sql <this file>'

const NAME = String.raw`(?:\x60(?:[^\x60]|\x60\x60)+\x60|"(?:[^"]|"")+"|[\w$]+)`
const TABLE = String.raw`((?:${NAME}\.)?${NAME})`
const INSERT = new RegExp(
  String.raw`^\s*(?:INSERT|REPLACE)\s+(?:IGNORE\s+)?INTO\s+${TABLE}\s*(?:\(([^()]*)\))?\s*VALUES\s*`,
  'i',
)
const CREATE = new RegExp(String.raw`^\s*CREATE TABLE\s+(?:IF NOT EXISTS\s+)?${TABLE}\s*\(`, 'i')
const COPY = new RegExp(String.raw`^\s*COPY\s+${TABLE}\s*\(([^()]*)\)\s*FROM stdin;\s*$`, 'i')

/**
 * Returns the quotation mark that is open at the end of a line, if there is one: `'`, `"`, a backtick, `E'`, or
 * `$name$` around the body of a function.
 * @param isStandard true if a backslash is an escape only in texts that begin with `E'`
 */
function openQuote(line: string, before: string | undefined, isStandard: boolean): string | undefined {
  let open = before
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? ''
    if (open === undefined) {
      if (sign === '-' && line[at + 1] === '-' && isStandard) return undefined
      open = quoteAt(line, at, isStandard)
      if (open !== undefined) at += open.startsWith('$') ? open.length - 1 : 0
    } else if (open.startsWith('$')) {
      const end = line.indexOf(open, at)
      if (end === -1) return open
      at = end + open.length - 1
      open = undefined
    } else if (sign === '\\' && (isStandard ? open === "E'" : open !== '`')) at += 1
    else if (sign === open.at(-1)) open = undefined
  }
  return open
}

function quoteAt(line: string, at: number, isStandard: boolean): string | undefined {
  const sign = line[at]
  if (sign === "'" && isStandard && /(?:^|\W)E$/i.test(line.slice(Math.max(0, at - 2), at))) return "E'"
  if (sign === "'" || sign === '"' || sign === '`') return sign
  return sign === '$' && isStandard ? /^\$\w*\$/.exec(line.slice(at, at + 64))?.[0] : undefined
}

function readStatement(
  statement: string,
  definitions: Map<string, string[]>,
  isStandard: boolean,
): DumpRows | undefined {
  const create = CREATE.exec(statement)
  if (create) {
    const [table, columns] = [unquote(create[1] ?? ''), columnsIn(statement.slice(create[0].length))]
    definitions.set(table, columns)
    // Yielded without rows, so that the table is known to exist.
    return columns.length === 0 ? undefined : { table, columns, rows: [] }
  }
  const insert = INSERT.exec(statement)
  if (!insert) return undefined
  const table = unquote(insert[1] ?? '')
  const columns = insert[2] === undefined ? (definitions.get(table) ?? []) : namesIn(insert[2])
  return { table, columns, rows: readValues(statement, insert[0].length, isStandard) }
}

/**
 * Reads the columns of a definition. Both programs write one per line: mysqldump quotes the name in backticks; pg_dump
 * writes it in lower case or in quotation marks, and words like CONSTRAINT in capitals.
 */
function columnsIn(body: string): string[] {
  return [...body.matchAll(/^(?:\s*(`(?:[^`]|``)+`)| {4}("(?:[^"]|"")+"|[a-z_][\w$]*))\s/gm)].map(([, quoted, name]) =>
    unquote(quoted ?? name ?? ''),
  )
}

function namesIn(list: string): string[] {
  return list.split(',').map((name) => unquote(name.trim()))
}

/** Returns the last part of a name, without its quotation marks. */
function unquote(name: string): string {
  const last = new RegExp(`${NAME}$`).exec(name)?.[0] ?? name
  return /^[`"]/.test(last) ? last.slice(1, -1).replaceAll('``', '`').replaceAll('""', '"') : last
}

const ESCAPES: Readonly<Record<string, string>> = { '0': '\0', b: '\b', n: '\n', r: '\r', t: '\t', Z: '\u001A' }

/** Reads `(1,'a',NULL),(…)` from a position. */
function readValues(text: string, from: number, isStandard: boolean): DumpValue[][] {
  const rows: DumpValue[][] = []
  let row: DumpValue[] | undefined
  let at = from
  while (at < text.length) {
    const sign = text[at]
    if (sign === "'") {
      const [value, end] = readString(text, at, isStandard && !/e/i.test(text[at - 1] ?? ''))
      row?.push(value)
      at = end
    } else if (sign === '(') {
      row = []
      rows.push(row)
      at += 1
    } else if (sign === ')') {
      row = undefined
      at += 1
    } else if (row && /[^\s,]/.test(sign ?? '')) {
      const word = /^[^\s,)']+/.exec(text.slice(at, at + 1000))?.[0] ?? ''
      // `_binary` and the like are no values: they say how to read the following text.
      if (!word.startsWith('_') && !/^e$/i.test(word)) row.push(valueOf(word))
      at += Math.max(word.length, 1)
    } else at += 1
  }
  return rows
}

function readString(text: string, start: number, isStandard: boolean): [string, number] {
  let value = ''
  let done = start + 1
  for (let at = done; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '\\' && !isStandard) {
      const escaped = text[at + 1] ?? ''
      value += text.slice(done, at) + (ESCAPES[escaped] ?? escaped)
      at += 1
      done = at + 1
    } else if (sign === "'" && text[at + 1] === "'") {
      value += text.slice(done, at + 1)
      at += 1
      done = at + 1
    } else if (sign === "'") return [value + text.slice(done, at), at + 1]
  }
  return [value + text.slice(done), text.length]
}

function valueOf(word: string): DumpValue {
  if (/^null$/i.test(word)) return null
  if (/^-?\d{1,18}$/.test(word)) return BigInt(word)
  return /^0x[\da-f]+$/i.test(word) ? Buffer.from(word.slice(2), 'hex').toString('utf8') : word
}

async function* readCopy(
  table: string,
  columns: readonly string[],
  next: () => Promise<string | undefined>,
): AsyncGenerator<DumpRows> {
  let rows: DumpValue[][] = []
  let length = 0
  let isEmpty = true
  let line = await next()
  for (; line !== undefined && line !== String.raw`\.`; line = await next()) {
    const values = line.split('\t').map(copiedValue)
    if (values.length !== columns.length) {
      throw new UnusableSource(
        `The dump has a row of ${table} with ${values.length} values instead of ${columns.length}: ${line.slice(0, 60)}`,
      )
    }
    rows.push(values)
    length += line.length
    if (rows.length < COPY_ROWS && length < COPY_LENGTH) continue
    yield { table, columns, rows }
    isEmpty = false
    rows = []
    length = 0
  }
  if (line === undefined) throw new UnusableSource(`The dump ends within the rows of ${table}. Make it anew`)
  // Yielded without rows, so that the table is known to exist.
  if (isEmpty || rows.length > 0) yield { table, columns, rows }
}

function copiedValue(text: string): string | null {
  if (text === String.raw`\N`) return null
  return text.replaceAll(/\\(.)/g, (_whole, sign: string) =>
    sign === 'f' ? '\f' : sign === 'v' ? '\v' : (ESCAPES[sign] ?? sign),
  )
}
