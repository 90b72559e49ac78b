import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { readNumber } from '../../platform/ids/object-id.ts'
import type { Revision } from '../revisions/index.ts'
import { badgeOfTag, findRevision } from '../revisions/index.ts'
import { TimelineObjectNotFound } from './errors.ts'
import { findTimelineSubject } from './timeline-object.ts'

/**
 * Returns two versions of an object for comparison. The id `0` means no version on that side.
 * @throws {TimelineObjectNotFound} 404 for an unknown, pending or rejected version, one of an object this viewer may
 * not see, and for versions of different objects
 */
export async function getTimelineDetail(
  ctx: AppContext,
  query: { new_revision_id: string; old_revision_id: string },
  viewer: Viewer,
): Promise<Schemas['TimelineDiff']> {
  const [next, previous] = await Promise.all([
    findReadable(ctx, query.new_revision_id, viewer),
    findReadable(ctx, query.old_revision_id, viewer),
  ])
  if (next && previous && (next.object_type !== previous.object_type || next.object_id !== previous.object_id)) {
    throw new TimelineObjectNotFound()
  }
  return { new_revision: next && snapshotOf(next), old_revision: previous && snapshotOf(previous) }
}

async function findReadable(ctx: AppContext, id: string, viewer: Viewer): Promise<Revision | null> {
  if (id === '0') return null
  const revision = await findRevision(ctx.db, readNumber(id))
  if (!revision || revision.status === 'waiting' || revision.status === 'rejected') throw new TimelineObjectNotFound()
  const on = { type: revision.object_type, id: revision.object_id }
  if (!(await findTimelineSubject(ctx, on, viewer))) throw new TimelineObjectNotFound()
  return revision
}

function snapshotOf(revision: Revision): Schemas['RevisionSnapshot'] {
  const empty = { tags: [], slug_name: '', main_tag_slug_name: '' }
  switch (revision.object_type) {
    case 'question': {
      const { title, content, tags } = revision.content
      return { ...empty, title, tags: tags.map(badgeOfTag), original_text: content }
    }
    case 'answer':
      return { ...empty, title: revision.title, original_text: revision.content.content }
    case 'tag': {
      const { display_name, content, slug_name, main_tag_slug_name } = revision.content
      return { ...empty, title: display_name, original_text: content, slug_name, main_tag_slug_name }
    }
  }
}
