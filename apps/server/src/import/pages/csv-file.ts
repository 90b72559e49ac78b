import { readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parse } from 'csv-parse/sync'
import { UnusableSource } from '../source/errors.ts'
import { pathForm } from '../former-address.ts'
import type { Page, PageSource } from './page.ts'
import { dateIn, listIn } from './page.ts'

/** Headings that a column may have, by field. */
const COLUMNS = {
  title: ['title', '标题'],
  question: ['question', 'body', '问题'],
  answer: ['answer', '回答', '答案'],
  tags: ['tags', '标签'],
  author: ['author', '作者'],
  date: ['date', 'created', '日期'],
  id: ['id'],
  url: ['url', 'permalink'],
} as const
type Column = keyof typeof COLUMNS

/**
 * Opens a CSV file whose first row names the columns: `title`, `question`, `answer`, `tags`, `author`, `date`, `id` and
 * `url`; `title` or `question` is required. A row that contains only an answer adds it to the question above.
 * @throws {UnusableSource}
 */
export async function openCsvFile(file: string): Promise<PageSource> {
  const info = await stat(file).catch(() => undefined)
  if (!info?.isFile()) throw new UnusableSource(`There is no file ${file}`)
  const pages = pagesOf(readRows(file, await readFile(file, 'utf8')), Math.trunc(info.mtimeMs))
  return {
    part: 'rows',
    folder: dirname(file),
    total: pages.length,
    fingerprint: `${pages.length} ${info.size} ${Math.trunc(info.mtimeMs)}`,
    async *batches(size, skip) {
      for (let start = skip; start < pages.length; start += size) yield pages.slice(start, start + size)
    },
    pictureOf: () => undefined,
  }
}

type CsvRow = (column: Column) => string

function readRows(file: string, text: string): CsvRow[] {
  const [head = ''] = text.split(/\r?\n/, 1)
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: head.split(sign).length }))
  const delimiter = counts.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ','
  let rows: string[][]
  try {
    rows = parse(text, { bom: true, delimiter, relaxColumnCount: true, skipEmptyLines: true })
  } catch (error) {
    throw new UnusableSource(`${file} is no CSV: ${error instanceof Error ? error.message : String(error)}`)
  }
  const [names = [], ...data] = rows
  const places = new Map<Column, number>()
  // The constant has exactly the keys of its type, so the cast is safe.
  for (const column of Object.keys(COLUMNS) as Column[]) {
    const place = names.findIndex((name) => COLUMNS[column].some((known) => known === name.trim().toLowerCase()))
    if (place >= 0) places.set(column, place)
  }
  if (!places.has('title') && !places.has('question')) {
    throw new UnusableSource(
      `The first row of ${file} has to name the columns: title, question, answer, tags, author, date, id, url`,
    )
  }
  return data.map((row) => (column) => row[places.get(column) ?? -1]?.trim() ?? '')
}

function pagesOf(rows: readonly CsvRow[], modifiedAt: number): Page[] {
  const pages: (Page & { answers: string[] })[] = []
  for (const [index, row] of rows.entries()) {
    const [title, question, answer] = [row('title'), row('question'), row('answer')]
    const last = pages.at(-1)
    if (title === '' && question === '' && answer !== '' && last) {
      last.answers.push(answer)
      continue
    }
    const url = row('url')
    pages.push({
      // The row number is stable if rows are only appended to the file.
      id: row('id') || `row ${index + 2}`,
      title: title || (question.split('\n', 1)[0] ?? ''),
      question: title === '' && !question.includes('\n') ? '' : question,
      answers: answer === '' ? [] : [answer],
      tags: listIn(row('tags')),
      author: row('author'),
      createdAt: dateIn(row('date')) ?? modifiedAt,
      editedAt: undefined,
      paths: url === '' ? [] : [pathForm(URL.canParse(url) ? new URL(url).pathname : url)],
      notes: [],
    })
  }
  return pages
}
