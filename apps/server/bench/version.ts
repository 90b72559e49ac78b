import { execFile } from 'node:child_process'
import { readdir, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CACHE } from './seeded-site.ts'

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '..', '..', '..')
/** Prefix of the folders that versions are checked out into. */
const PREFIX = 'version-'

/** The repository has no branch, tag or commit of this name. */
export class UnknownVersion extends Error {
  override name = 'UnknownVersion'
}

/** The server of a version of the repository. */
export interface Version {
  name: string
  /** File that Node runs. */
  program: string
}

/** This checkout, with all uncommitted changes. */
export const THIS_VERSION: Version = { name: 'this', program: programIn(ROOT) }

/**
 * Checks a version out into a separate folder, installs its dependencies and builds its apps. The folder is a worktree
 * of this repository, which later runs reuse as long as they name the same commit.
 * @param name of a branch, tag or commit
 * @throws {UnknownVersion}
 */
export async function checkOut(name: string): Promise<Version & { commit: string }> {
  const commit = await git('rev-parse', '--verify', '--quiet', `${name}^{commit}`).catch(() => {
    throw new UnknownVersion(`There is no version ${name} to compare with; --against takes a branch, tag or commit`)
  })
  const folder = join(CACHE, PREFIX + commit)
  await removeOthers(folder)
  await addWorktree(folder, commit)
  const pnpm = (...args: string[]) => run('pnpm', args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 })
  await pnpm('install', '--frozen-lockfile', '--prefer-offline')
  await pnpm(
    'turbo',
    'run',
    'build',
    '--filter=@quandary/site',
    '--filter=@quandary/admin',
    '--output-logs=errors-only',
  )
  return { name, commit, program: programIn(folder) }
}

/** Makes the folder a worktree of a commit. It may already be one, or be partly removed. */
async function addWorktree(folder: string, commit: string): Promise<void> {
  // Queries the root of the worktree, because git would use an enclosing repository if the folder is not a worktree.
  const top = await git('-C', folder, 'rev-parse', '--show-toplevel').catch(() => '')
  if (top !== '' && top === (await realpath(folder))) {
    await git('-C', folder, 'reset', '--hard', commit)
    return
  }
  await rm(folder, { recursive: true, force: true })
  await git('worktree', 'prune')
  await git('worktree', 'add', '--force', '--detach', folder, commit)
}

function programIn(root: string): string {
  return join(root, 'apps', 'server', 'src', 'cli', 'main.js')
}

/** Removes the folders of earlier versions. */
async function removeOthers(folder: string): Promise<void> {
  for (const name of await readdir(CACHE).catch(() => [])) {
    const other = join(CACHE, name)
    if (name.startsWith(PREFIX) && other !== folder) await git('worktree', 'remove', '--force', other).catch(() => '')
  }
}

async function git(...args: string[]): Promise<string> {
  return (await run('git', args, { cwd: ROOT })).stdout.trim()
}
