import { defineSlice } from '../slice.ts'
import { contentErased } from '../users/index.ts'
import { eraseVersionsOf } from './erase-versions.ts'
import { revisions0001 } from './migrations/0001-revisions.ts'
import { revisions0002 } from './migrations/0002-revisions-author.ts'

export type { NewRevision, RevisedType, Revision, RevisionContents, RevisionTag } from './revision.ts'
export type { VersionFacts } from './store.ts'
export { badgeOfTag } from './revision.ts'
export { eraseTagVersions } from './erase-versions.ts'
export { listObjectsEditedBy } from './erasure-store.ts'
export {
  decideRevision,
  ensureFirstRevision,
  findFirstRevision,
  findRevision,
  hasRevisions,
  hasWaitingRevision,
  listRevisionsOf,
  listVersionFactsOf,
  recordRevision,
  rejectWaitingRevision,
  recordRevisions,
  suggestRevision,
} from './store.ts'

/** The versions of questions, answers and tags, and the suggested edits waiting for review. */
export const revisions = defineSlice({
  name: 'revisions',
  migrations: [revisions0001, revisions0002],
  routes: () => ({}),
  listen: (ctx) => ctx.bus.on(contentErased, (tx, event) => eraseVersionsOf(tx, event)),
})
