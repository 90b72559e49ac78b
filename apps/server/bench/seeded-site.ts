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

/** Where seeded sites are kept between runs, and where results go. */
export const CACHE = join(tmpdir(), 'quandary-bench')

/**
 * A data folder with a seeded site, made once and kept while the generator and the schema stay what they are. Seeding
 * that was interrupted goes on.
 * @returns a copy for this run, which writes too; it goes when the process ends
 */
export async function copySeededSite(questions: number): Promise<string> {
  const kept = join(CACHE, `${questions}-${await fingerprint()}`)
  if (!(await exists(kept))) {
    console.log(`Seeding ${questions} questions into ${kept}; later runs use them again.`)
    await seed(`${kept}.part`, questions)
    await rename(`${kept}.part`, kept)
  }
  await removeOutdated(questions, kept)
  const copy = await mkdtemp(join(CACHE, 'run-'))
  // Also where the run is broken off: it is large.
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
  await cp(kept, copy, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return copy
}

async function seed(dataDir: string, questions: number): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const args = [join(SERVER, 'src', 'cli', 'main.js'), 'seed', '--questions', String(questions), '--data-dir', dataDir]
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH ?? '', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
    stdio: 'inherit',
  })
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`Seeding ended with ${code}`)
}

/** Changes with what decides the content of a seeded database. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  const folder = join(SERVER, 'src', 'seed')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
  for (const file of files.map((entry) => join(entry.parentPath, entry.name)).toSorted()) {
    hash.update(await readFile(file))
  }
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

/** Sites of this size that an earlier generator or schema made are of no use any more. */
async function removeOutdated(questions: number, kept: string): Promise<void> {
  for (const name of await readdir(CACHE)) {
    const path = join(CACHE, name)
    if (name.startsWith(`${questions}-`) && path !== kept) await rm(path, { recursive: true, force: true })
  }
}
