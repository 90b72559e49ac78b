import type { SourceFile } from './sources.ts'

/**
 * Files that may lock rows. Besides `lock.ts`, these are the job queue, which skips jobs that another process is
 * claiming, and the ephemeral store, whose pruning skips entries that are being counted.
 */
const LOCKING = new Set(['platform/db/lock.ts', 'platform/jobs/job-queue.ts', 'platform/ephemeral/database-store.ts'])

/** Statements that lock a row without `lockRow`: locking clauses, additions of 0, columns set to themselves. */
const OTHER_LOCKS = [
  /\.for(?:Update|NoKeyUpdate|Share|KeyShare)\(/g,
  /\bfor (?:no key update|key share|update|share)\b/gi,
  /\b(?:add|change)\w+\((?:[^()]|\([^()]*\))*, 0\)/g,
  /\b(\w+): eb\.ref\('\1'\)/g,
]

/** Finds the places where rows are locked other than through `platform/db/lock.ts`. */
export function otherLocks(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !LOCKING.has(path))
    .flatMap(({ path, code }) =>
      OTHER_LOCKS.flatMap((pattern) => [...code.matchAll(pattern)].map(([text]) => `${path}: ${text}`)),
    )
}
