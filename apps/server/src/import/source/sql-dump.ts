import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { UnusableSource } from './errors.ts'

/** A value of a dump: integers as such, so that keys are compared as numbers. */
export type DumpValue = string | number | bigint | null

/** Some rows of a table, as one statement has them. */
export interface DumpRows {
  table: string
  /** Empty if neither the statement nor the table's definition names them. */
  columns: readonly string[]
  rows: readonly DumpValue[][]
}

/** Rows of a COPY that are handed on together. */
const COPY_ROWS = 1000

/**
 * Reads the rows of an SQL dump, statement by statement: `INSERT … VALUES` as mysqldump writes it, and `COPY … FROM stdin`
 * as pg_dump does. Other statements are passed over.
 * @param path of a text file, or of one that gzip packed (`.gz`)
 */
export async function* readSqlDump(path: string): AsyncGenerator<DumpRows> {
  const lines = linesOf(path)
  const definitions = new Map<string, string[]>()
  let statement = ''
  let open: string | undefined
  const next = async (): Promise<string | undefined> => {
    const { done, value } = await lines.next()
    return done === true ? undefined : value
  }
  for (let line = await next(); line !== undefined; line = await next()) {
    if (statement === '' && /^\s*(?:--|#|$)/.test(line)) continue
    statement += statement === '' ? line : `\n${line}`
    open = openQuote(line, open)
    if (open !== undefined || !/;\s*$/.test(line)) continue
    const copy = COPY.exec(statement)
    if (copy) yield* readCopy(unquote(copy[1] ?? ''), namesIn(copy[2] ?? ''), next)
    else {
      const rows = readStatement(statement, definitions)
      if (rows) yield rows
    }
    statement = ''
  }
  if (statement.trim() !== '') throw new UnusableSource(`${path} ends within a statement`)
}

/** Reads lines that end with a line feed, and with nothing else that some programs take for an end. */
async function* linesOf(path: string): AsyncGenerator<string, undefined> {
  const file = createReadStream(path)
  const input = path.endsWith('.gz') ? pipeline(file, createGunzip(), () => {}) : file
  input.setEncoding('utf8')
  let rest = ''
  try {
    for await (const chunk of input) {
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

const NAME = String.raw`(?:\x60(?:[^\x60]|\x60\x60)+\x60|"(?:[^"]|"")+"|[\w$]+)`
const TABLE = String.raw`((?:${NAME}\.)?${NAME})`
const INSERT = new RegExp(
  String.raw`^\s*(?:INSERT|REPLACE)\s+(?:IGNORE\s+)?INTO\s+${TABLE}\s*(?:\(([^()]*)\))?\s*VALUES\s*`,
  'i',
)
const CREATE = new RegExp(String.raw`^\s*CREATE TABLE\s+(?:IF NOT EXISTS\s+)?${TABLE}\s*\(`, 'i')
const COPY = new RegExp(String.raw`^\s*COPY\s+${TABLE}\s*\(([^()]*)\)\s*FROM stdin;\s*$`, 'i')

/** Returns the quotation mark that is open at the end of a line, if one is. */
function openQuote(line: string, before: string | undefined): string | undefined {
  let open = before
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at]
    if (open !== undefined && sign === '\\' && open !== '`') at += 1
    else if (sign === open) open = undefined
    else if (open === undefined && (sign === "'" || sign === '"' || sign === '`')) open = sign
  }
  return open
}

function readStatement(statement: string, definitions: Map<string, string[]>): DumpRows | undefined {
  const create = CREATE.exec(statement)
  if (create) {
    definitions.set(unquote(create[1] ?? ''), columnsIn(statement.slice(create[0].length)))
    return undefined
  }
  const insert = INSERT.exec(statement)
  if (!insert) return undefined
  const table = unquote(insert[1] ?? '')
  const columns = insert[2] === undefined ? (definitions.get(table) ?? []) : namesIn(insert[2])
  return { table, columns, rows: readValues(statement, insert[0].length) }
}

/** mysqldump writes each column on a line of its own, its name in backticks. */
function columnsIn(body: string): string[] {
  return [...body.matchAll(/^\s*`((?:[^`]|``)+)`\s/gm)].map(([, name = '']) => name.replaceAll('``', '`'))
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

/** Reads `(1,'a',NULL),(…)` from a place on. */
function readValues(text: string, from: number): DumpValue[][] {
  const rows: DumpValue[][] = []
  let row: DumpValue[] | undefined
  let at = from
  while (at < text.length) {
    const sign = text[at]
    if (sign === "'") {
      const [value, end] = readString(text, at)
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
      // `_binary` and the like say how to read the text behind them.
      if (!word.startsWith('_')) row.push(valueOf(word))
      at += Math.max(word.length, 1)
    } else at += 1
  }
  return rows
}

function readString(text: string, start: number): [string, number] {
  let value = ''
  let done = start + 1
  for (let at = done; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '\\') {
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
  for (let line = await next(); line !== undefined && line !== String.raw`\.`; line = await next()) {
    rows.push(line.split('\t').map(copiedValue))
    if (rows.length < COPY_ROWS) continue
    yield { table, columns, rows }
    rows = []
  }
  if (rows.length > 0) yield { table, columns, rows }
}

function copiedValue(text: string): string | null {
  if (text === String.raw`\N`) return null
  return text.replaceAll(/\\(.)/g, (_whole, sign: string) =>
    sign === 'f' ? '\f' : sign === 'v' ? '\v' : (ESCAPES[sign] ?? sign),
  )
}
