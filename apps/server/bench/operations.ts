import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../test/databases/postgres-server.ts'
import type { ProcessFigures } from './measured-command.ts'
import { runMeasured } from './measured-command.ts'
import { multiplySite } from './multiplied-site.ts'

/** A command over the whole site, and its figures. */
export interface OperationResult extends ProcessFigures {
  name: string
  /** The engine that the command reads and, if it is another one, the engine that it writes. */
  engine: string
  /** Rows of the site. */
  rows: number
}

/** Maximum memory that a command over the whole site may take, in MB. */
export const MAX_MB = 400
const MB = 2 ** 20

/** The built program, as it is installed. */
const PROGRAM = join(import.meta.dirname, '..', 'dist', 'lib', 'cli', 'main.js')
const POSTGRES_ROLE = 'quandary'

/**
 * Runs the commands that read or write the whole site, each in a process of its own, over a site of this size on both
 * engines: `db move` takes it to PostgreSQL and back. Exports from both engines and of imported sites must be equal.
 * @param onResult called when a command has ended
 */
export async function measureOperations(
  questions: number,
  onResult: (result: OperationResult) => void,
): Promise<OperationResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'quandary-operations-'))
  const { server, stop } = await startPostgres()
  const results: OperationResult[] = []
  try {
    const at = (name: string) => join(folder, name)
    const postgres = (name: string) => ({
      DB_TYPE: 'postgres',
      DB_HOST: `127.0.0.1:${server.port}`,
      DB_NAME: name,
      DB_USERNAME: POSTGRES_ROLE,
      DB_PASSWORD: server.password,
    })
    await multiplySite(PROGRAM, at('site'), questions)
    let rows = 0
    const measure = async (name: string, engine: string, args: string[], env: Record<string, string> = {}) => {
      // Some commands write databases for a comparison to the folder for temporary files. So `TMPDIR` names the folder
      // of this run.
      const figures = await runMeasured(PROGRAM, args, { TMPDIR: folder, ...env })
      if (rows === 0) rows = await rowsOf(at('export'))
      results.push({ name, engine, rows, ...figures })
      onResult({ name, engine, rows, ...figures })
    }
    /** Exports the site of a data folder, and compares the export with the first one by the hashes of all files. */
    const compare = async (dataDir: string, engine: string) => {
      await measure('export', engine, ['export', at('again'), '--data-dir', dataDir])
      await assertEqual(at('export'), at('again'))
      await rm(at('again'), { recursive: true })
    }
    const site = ['--data-dir', at('site')]
    await measure('export', 'SQLite', ['export', at('export'), ...site])
    await measure('backup', 'SQLite', ['backup', at('backup.jsonl.gz'), ...site])
    await measure('backup verify', 'SQLite', ['backup', 'verify', at('backup.jsonl.gz')])
    await rm(at('backup.jsonl.gz'))
    const imported = ['--data-dir', at('imported')]
    await mkdir(at('imported'))
    await measure('import', 'SQLite', ['import', 'quandary', at('export'), ...imported])
    await compare(at('imported'), 'SQLite')
    await rm(at('imported'), { recursive: true })
    await createDatabase(server.port, server.password, 'moved')
    await measure('db move', 'SQLite → PostgreSQL', ['db', 'move', ...site], postgres('moved'))
    await runMeasured(PROGRAM, ['db', 'switch', ...site])
    await rm(join(at('site'), 'quandary.db'))
    await compare(at('site'), 'PostgreSQL')
    await measure('backup', 'PostgreSQL', ['backup', at('backup.jsonl.gz'), ...site])
    await rm(at('backup.jsonl.gz'))
    await measure('search reindex', 'PostgreSQL', ['search', 'reindex', ...site])
    await runMeasured(PROGRAM, ['maintenance', 'off', ...site])
    const back = { DB_TYPE: 'sqlite3', DB_FILE: 'back.db' }
    await measure('db move', 'PostgreSQL → SQLite', ['db', 'move', ...site], back)
    await runMeasured(PROGRAM, ['db', 'switch', ...site])
    await dropDatabase(server.port, server.password, 'moved')
    await compare(at('site'), 'SQLite')
    await measure('search reindex', 'SQLite', ['search', 'reindex', ...site])
    await rm(at('site'), { recursive: true })
    await createDatabase(server.port, server.password, 'imported')
    await mkdir(at('imported'))
    await measure('import', 'PostgreSQL', ['import', 'quandary', at('export'), ...imported], postgres('imported'))
    await compare(at('imported'), 'PostgreSQL')
    return results
  } finally {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Formats the title of the lines. */
export function operationHead(questions: number): string {
  return `Commands over a site with ${questions} questions: wall time, processor time, peak memory, rows per second`
}

/** Formats a result as a line. */
export function operationLine({ name, engine, rows, wall, processor, peak }: OperationResult): string {
  const figures = [
    `${wall.toFixed(1)} s`,
    `${processor.toFixed(1)} s`,
    `${(peak / MB).toFixed(0)} MB`,
    `${(rows / wall).toFixed(0)}/s`,
  ]
  return `${name.padEnd(16)}${engine.padEnd(22)}${figures.map((figure) => figure.padStart(12)).join('')}`
}

/** Returns the results that took too much memory. */
export function overLimit(results: readonly OperationResult[]): readonly OperationResult[] {
  return results.filter(({ peak }) => peak > MAX_MB * MB)
}

interface Manifest {
  kinds: Record<string, { rows: number; sha256: string }>
}

async function manifestOf(folder: string): Promise<Manifest> {
  // The export that has just been measured wrote this file, so its shape is known.
  return JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest
}

async function rowsOf(folder: string): Promise<number> {
  return Object.values((await manifestOf(folder)).kinds).reduce((sum, { rows }) => sum + rows, 0)
}

/** @throws {Error} if a file of the second export differs: the manifest has the hash of each */
async function assertEqual(first: string, second: string): Promise<void> {
  const [one, other] = [await manifestOf(first), await manifestOf(second)]
  const names = new Set([...Object.keys(one.kinds), ...Object.keys(other.kinds)])
  const different = [...names].filter((name) => one.kinds[name]?.sha256 !== other.kinds[name]?.sha256)
  if (different.length > 0) throw new Error(`The export of the copy has other ${different.join(', ')}`)
}

async function createDatabase(port: number, password: string, name: string): Promise<void> {
  await inPostgres(port, password, `create database ${name}`)
}

async function dropDatabase(port: number, password: string, name: string): Promise<void> {
  await inPostgres(port, password, `drop database ${name}`)
}

async function inPostgres(port: number, password: string, statement: string): Promise<void> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ host: '127.0.0.1', port, user: POSTGRES_ROLE, password, database: 'postgres' })
  await client.connect()
  await client.query(statement)
  await client.end()
}
