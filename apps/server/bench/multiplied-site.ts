import { join } from 'node:path'
import SqliteDriver from 'better-sqlite3'
import { runMeasured } from './measured-command.ts'
import { ADMIN } from './seeded-site.ts'

/** Questions that `quandary seed` makes; all others are copies of them. */
const SEEDED = 1000
/**
 * Up to this number, questions are copied with their whole thread. Further copies are questions with their tags and a
 * short text.
 */
const MAX_WHOLE_QUESTIONS = 20_000
/** Tables of a thread, with their columns that contain the id of a row in one of these tables. */
const WHOLE_THREADS: Readonly<Record<string, readonly string[]>> = {
  questions: ['id', 'accepted_answer_id', 'last_answer_id'],
  answers: ['id', 'question_id'],
  comments: ['id', 'object_id', 'question_id'],
  question_tags: ['question_id'],
  votes: ['id', 'object_id'],
  revisions: ['id', 'object_id'],
  reputation_events: ['id', 'object_id'],
}
/** SQL expressions for those columns of a short question whose values are not copied from the seeded question. */
const SHORT: Readonly<Record<string, string>> = {
  original_text: 'excerpt',
  parsed_text: "'<p>' || excerpt || '</p>'",
  accepted_answer_id: 'null',
  last_answer_id: 'null',
  answer_count: '0',
}

/**
 * Makes a site of any size within seconds to minutes: seeds a thousand questions and copies their rows by SQL. The
 * same number gives the same content. Neither the search index nor the counts of people and tags include the
 * copies.
 * @returns the number of questions
 */
export async function multiplySite(program: string, dataDir: string, questions: number): Promise<number> {
  const env = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }
  await runMeasured(program, ['seed', '--questions', String(SEEDED), '--data-dir', dataDir], env)
  const driver = new SqliteDriver(join(dataDir, 'quandary.db'))
  try {
    driver.exec('pragma synchronous = off; pragma cache_size = -64000; pragma temp_store = file')
    return driver.transaction(() => multiply(driver, Math.ceil(questions / SEEDED)))()
  } finally {
    driver.close()
  }
}

function multiply(driver: SqliteDriver.Database, times: number): number {
  const rebuild = dropIndexes(driver)
  const tables = Object.keys(WHOLE_THREADS)
  // Larger than every id of the seeded rows, so that no copy has the ids of another.
  const seeded = new Map(tables.map((table) => [table, highestKey(driver, table)]))
  const step = Math.max(...seeded.values()) + 1
  const whole = Math.min(times, MAX_WHOLE_QUESTIONS / SEEDED)
  for (const [table, last] of seeded) {
    copyRows(driver, table, { last, step, from: 1, to: whole - 1 })
    if (table === 'questions' || table === 'question_tags') {
      const others = table === 'questions' ? SHORT : {}
      copyRows(driver, table, { last, step, from: whole, to: times - 1, others })
    }
  }
  rebuild()
  driver.exec('delete from content_changes')
  return Number(driver.prepare('select count(*) from questions').pluck().get())
}

function highestKey(driver: SqliteDriver.Database, table: string): number {
  return Number(driver.prepare(`select max(rowid) from ${table}`).pluck().get())
}

/** Copies the rows of a table up to rowid `last`, once for each number from `from` to `to`. */
function copyRows(
  driver: SqliteDriver.Database,
  table: string,
  {
    last,
    step,
    from,
    to,
    others = {},
  }: { last: number; step: number; from: number; to: number; others?: typeof SHORT },
): void {
  const shifted = new Set(WHOLE_THREADS[table])
  // `pluck` gives the value of the only column, and names of columns are texts.
  const columns = driver.prepare(`select name from pragma_table_info('${table}')`).pluck().all() as string[]
  const values = columns.map((name) => others[name] ?? (shifted.has(name) ? `"${name}" + copy * ${step}` : `"${name}"`))
  const isSeeded = shifted.has('object_id') ? 'object_id > 0 and' : ''
  driver.exec(`insert into ${table} ("${columns.join('", "')}")
    with recursive copies (copy) as (select ${from} where ${from} <= ${to}
      union all select copy + 1 from copies where copy < ${to})
    select ${values.join(', ')} from copies cross join ${table}
    where ${isSeeded} ${table}.rowid <= ${last}`)
}

/**
 * Drops triggers, and the indexes that can be dropped: building them at the end is many times faster.
 * @returns a function that makes them again
 */
function dropIndexes(driver: SqliteDriver.Database): () => void {
  const names = Object.keys(WHOLE_THREADS).map((table) => `'${table}'`)
  // The three selected columns are texts: rows without `sql` are left out.
  const made = driver
    .prepare(`select type, name, sql from sqlite_master where type in ('index', 'trigger') and sql is not null
      and tbl_name in (${names.join(', ')})`)
    .all() as { type: string; name: string; sql: string }[]
  for (const { type, name } of made) driver.exec(`drop ${type} "${name}"`)
  return () => {
    for (const { sql } of made) driver.exec(sql)
  }
}
