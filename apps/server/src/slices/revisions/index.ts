import { defineSlice } from '../slice.ts'
import { revisions0001 } from './migrations/0001-revisions.ts'

export type { NewRevision, RevisedType, Revision, RevisionContents, RevisionTag } from './revision.ts'
export {
  decideRevision,
  ensureFirstRevision,
  findFirstRevision,
  findRevision,
  hasWaitingRevision,
  listRevisionsOf,
  recordRevision,
  rejectWaitingRevision,
  recordRevisions,
  suggestRevision,
} from './store.ts'

/** The versions of questions, answers and tags, and the suggested edits waiting for review. */
export const revisions = defineSlice({ name: 'revisions', migrations: [revisions0001], routes: () => ({}) })
