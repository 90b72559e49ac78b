import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { constants, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrationSets } from '../src/app.ts'

/** The administrator of every seeded site. */
export const ADMIN = { email: 'admin@example.com', password: 'admin-password' }

const SERVER = join(import.meta.dirname, '..')
const PROGRAM = join(SERVER, 'src', 'cli', 'main.js')

/** The folder of seeded sites, which later runs reuse, and of results. */
export const CACHE = join(tmpdir(), 'quandary-bench')

/**
 * Copies a seeded site for this run, which writes to it. The original is seeded once and reused until the generator
 * changes; after a change of the schema it is migrated. An interrupted seeding is resumed.
 * @returns the copied data folder, which is deleted when the process ends
 */
export async function copySeededSite(questions: number): Promise<string> {
  const content = await contentFingerprint()
  const seeded = join(CACHE, `${questions}-${content}-${schemaFingerprint()}`)
  if (!(await exists(seeded)) && !(await migrateEarlier(`${questions}-${content}-`, seeded))) {
    console.log(`Seeding ${questions} questions into ${seeded}; later runs use them again.`)
    await seed(`${seeded}.part`, questions)
    await rename(`${seeded}.part`, seeded)
  }
  await removeOutdated(questions, seeded)
  const copy = await mkdtemp(join(CACHE, 'run-'))
  // Deletes the copy even when the run is aborted, because it is large.
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
  await cp(seeded, copy, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return copy
}

/** A seeded site that is only copied. */
export interface SeededSite {
  folder: string
  questions: number
}

/**
 * Seeds a site with the server of another version; this version may have to migrate it. Later runs reuse it.
 * @param version.commit is part of the folder's name
 */
export async function seedBy(
  { program, commit }: { program: string; commit: string },
  questions: number,
): Promise<SeededSite> {
  const folder = join(CACHE, `guarded-${questions}-${commit}`)
  if (!(await exists(folder))) {
    await rm(`${folder}.part`, { recursive: true, force: true })
    await seed(`${folder}.part`, questions, { program })
    await rename(`${folder}.part`, folder)
  }
  return { folder, questions }
}

/**
 * Copies the site.
 * @returns the folder of the copy
 */
export async function copyOf({ folder }: SeededSite, copy: string): Promise<string> {
  await cp(folder, copy, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return copy
}

/**
 * Fills a new site with questions.
 * @param env names the database; by default a file of the data folder
 */
export async function seed(
  dataDir: string,
  questions: number,
  { program = PROGRAM, env = {} }: { program?: string; env?: Record<string, string> } = {},
): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const code = await runCommand(['seed', '--questions', String(questions), '--data-dir', dataDir], { program, env })
  if (code !== 0) throw new Error(`Seeding ended with ${code}`)
}

/**
 * Creates a seeded site by migrating one with the same content and an earlier schema, which only takes seconds.
 * @returns true if there was one
 */
async function migrateEarlier(prefix: string, seeded: string): Promise<boolean> {
  const earlier = (await readdir(CACHE).catch(() => [])).filter(
    (name) => name.startsWith(prefix) && !/\.(part|migrating)$/.test(name),
  )
  for (const name of earlier) {
    // A folder per process; it may contain files of an earlier process with the same id.
    const part = `${seeded}.${process.pid}.migrating`
    await rm(part, { recursive: true, force: true })
    await cp(join(CACHE, name), part, { recursive: true, mode: constants.COPYFILE_FICLONE })
    // The migration fails if the copied site has a newer schema than this version, such as one made by another branch.
    if ((await runCommand(['migrate', '--data-dir', part])) === 0) {
      await rename(part, seeded)
      return true
    }
    await rm(part, { recursive: true, force: true })
  }
  return false
}

/** Runs a command of the server. */
function runCommand(
  args: readonly string[],
  { program = PROGRAM, env = {} }: { program?: string; env?: Record<string, string> } = {},
): Promise<number | null> {
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH ?? '', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, ...env },
    stdio: 'inherit',
  })
  return new Promise((resolve) => child.once('exit', resolve))
}

/** Hashes everything except the schema that determines the content of a seeded database. */
async function contentFingerprint(): Promise<string> {
  const hash = createHash('sha256')
  const folder = join(SERVER, 'src', 'seed')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
  for (const file of files.map((entry) => join(entry.parentPath, entry.name)).toSorted()) {
    hash.update(await readFile(file))
  }
  return hash.digest('hex').slice(0, 12)
}

function schemaFingerprint(): string {
  const hash = createHash('sha256')
  for (const { owner, migrations } of migrationSets) {
    for (const { name } of migrations) hash.update(`${owner}/${name}\n`)
  }
  return hash.digest('hex').slice(0, 12)
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

/** Deletes sites of this size made by an earlier generator or schema. */
async function removeOutdated(questions: number, seeded: string): Promise<void> {
  for (const name of await readdir(CACHE)) {
    const path = join(CACHE, name)
    if (name.startsWith(`${questions}-`) && path !== seeded) await rm(path, { recursive: true, force: true })
  }
}
