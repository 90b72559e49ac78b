import { execFileSync } from 'node:child_process'
import { CHECKS } from '../check.ts'
import { run } from '../run.ts'
import { ROOT } from './suites.ts'

/** All tasks of a complete run. */
const TASKS = [...CHECKS, 'build', 'budget', 'test', '//#test:scripts', 'e2e']

interface Task {
  taskId: string
  task: string
  directory: string
  dependencies: string[]
  inputs: Record<string, string>
  command: string
}

/**
 * Finds the tasks that a difference from `main` can break: those that read a changed file, and all tasks that depend on
 * them.
 */
export async function changedTasks(): Promise<Set<string>> {
  const changed = changedFiles()
  if (changed.length === 0) return new Set()
  const { output, ok } = await run('turbo', ['run', ...TASKS, '--dry=json'], { capture: true })
  if (!ok) throw new Error(output)
  // The plan that Turborepo prints as JSON.
  const { tasks } = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as { tasks: Task[] }
  const affected = new Set(tasks.filter((task) => reads(task, changed)).map(({ taskId }) => taskId))
  for (let before = -1; before !== affected.size;) {
    before = affected.size
    for (const { taskId, dependencies } of tasks)
      if (dependencies.some((one) => affected.has(one))) affected.add(taskId)
  }
  const chosen = withBuilds(affected, tasks)
  const runnable = tasks.filter(({ taskId, command }) => chosen.has(taskId) && command !== '<NONEXISTENT>')
  return new Set(runnable.map(({ taskId }) => taskId))
}

/**
 * Adds the builds that tasks depend on. They come from the cache, or are made before suites run concurrently. A suite
 * depends on `built`, which stands for a build without running it (`turbo.json`), because otherwise Turborepo would
 * restore the build from the cache file by file while a concurrent suite reads it.
 */
export function withBuilds(
  chosen: ReadonlySet<string>,
  tasks: readonly Pick<Task, 'taskId' | 'task' | 'dependencies'>[],
): Set<string> {
  const byId = new Map(tasks.map((task) => [task.taskId, task]))
  // Iterating a set includes the tasks that are added during the loop.
  const reached = new Set(chosen)
  for (const taskId of reached) {
    const task = byId.get(taskId)
    if (task?.task === 'built') reached.add(taskId.replace(/built$/, 'build'))
    for (const one of task?.dependencies ?? []) reached.add(one)
  }
  return new Set([...reached].filter((taskId) => chosen.has(taskId) || byId.get(taskId)?.task === 'build'))
}

/** Files that are inputs of every task. */
const GLOBAL = /^(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|turbo\.json|tsconfig\.base\.json)$/

/** Returns whether a task reads one of the files. A deleted file counts as read by every task of its folder. */
function reads({ directory, inputs }: Task, changed: readonly { path: string; isGone: boolean }[]): boolean {
  return changed.some(({ path, isGone }) => {
    if (GLOBAL.test(path)) return true
    if (isGone) return directory === '' || path.startsWith(`${directory}/`)
    const fromTask = directory === '' ? path : relativeTo(directory, path)
    return fromTask in inputs
  })
}

function relativeTo(directory: string, path: string): string {
  if (path.startsWith(`${directory}/`)) return path.slice(directory.length + 1)
  return `${'../'.repeat(directory.split('/').length)}${path}`
}

/** Lists the files that differ between the working tree and its merge base with `main`, including new files. */
function changedFiles(): { path: string; isGone: boolean }[] {
  const base = git(['merge-base', 'HEAD', mainBranch()]).trim()
  const differing = git(['diff', '--name-status', '--no-renames', '-z', base]).split('\0').filter(Boolean)
  const tracked = Array.from({ length: differing.length / 2 }, (_, at) => ({
    path: differing[2 * at + 1] ?? '',
    isGone: differing[2 * at] === 'D',
  }))
  const untracked = git(['ls-files', '--others', '--exclude-standard', '-z']).split('\0').filter(Boolean)
  return [...tracked, ...untracked.map((path) => ({ path, isGone: false }))]
}

/**
 * Returns the branch to compare with. On `main` itself it is `origin/main`, so that unpushed commits count as
 * different.
 */
function mainBranch(): string {
  const current = git(['rev-parse', '--abbrev-ref', 'HEAD']).trim()
  const known = git(['for-each-ref', '--format=%(refname)', 'refs/heads/main', 'refs/remotes/origin/main']).split('\n')
  const own = current === 'main' && known.includes('refs/remotes/origin/main')
  return own || !known.includes('refs/heads/main') ? 'origin/main' : 'main'
}

function git(args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}
