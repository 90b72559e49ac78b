import type { PersonReference } from '../people.ts'
import type { ImportRun } from '../run.ts'
import type { ImportedAnswer, ImportedComment, ImportedQuestion } from './records.ts'

type Post = ImportedQuestion | ImportedAnswer

/** Returns why a post cannot be stored; undefined if it can. */
export function problemOf({ problem, createdAt }: Post | ImportedComment): string | undefined {
  return problem ?? (createdAt === undefined ? 'no creation date' : undefined)
}

/** Returns the people that a post refers to: author, editor, and the authors of its versions. */
export function referencesOf({ author, editor, versions }: Post): PersonReference[] {
  const authors = versions.map(({ personId }) => ({ id: personId, displayName: undefined }))
  return [author, ...(editor ? [editor] : []), ...authors]
}

/**
 * Returns the columns of the last edit of a post; undefined if there was none. An edit without an editor counts as the
 * author's.
 */
export function editColumns({ author, editedAt, editor }: Post, person: (name: PersonReference) => number) {
  return editedAt === undefined ? undefined : { edited_at: editedAt, last_editor_id: person(editor ?? author) }
}

/** Returns the earliest creation time of some posts; now if there is none. */
export function earliestOf({ ctx }: ImportRun, posts: readonly { createdAt: number | undefined }[]): number {
  return Math.min(ctx.clock.now(), ...posts.flatMap(({ createdAt }) => createdAt ?? []))
}
