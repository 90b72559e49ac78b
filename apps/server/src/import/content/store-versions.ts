import { renderMarkdown } from '@quandary/markdown'
import type { Tx } from '../../platform/db/database.ts'
import type { NewRevision } from '../../slices/revisions/index.ts'
import { recordRevision, suggestRevision } from '../../slices/revisions/index.ts'
import type { ImportRun } from '../run.ts'
import type { ImportedVersion } from './records.ts'
import { titleWithin } from '../within-limits.ts'
import { slugFrom } from './slug.ts'

/** Facts about a post that are needed to store its versions. */
interface VersionedPost {
  type: 'question' | 'answer'
  id: number
  /** Title of the question. */
  title: string
}

/**
 * Stores the versions of a new post, oldest first, and the suggestion that is waiting for review.
 * @param authorOf returns the key of the author of a version
 */
export async function storeVersions(
  run: ImportRun,
  tx: Tx,
  post: VersionedPost,
  versions: readonly ImportedVersion[],
  authorOf: (personId: string) => number,
): Promise<void> {
  let isFirst = true
  for (const version of versions.toSorted((a, b) => a.at - b.at)) {
    const revision = revisionOf(run, post, version, authorOf(version.personId))
    if (version.isWaiting) await suggestRevision(tx, revision)
    else {
      await recordRevision(tx, { ...revision, status: isFirst ? 'first' : 'applied' })
      isFirst = false
    }
  }
}

function revisionOf(
  run: ImportRun,
  { type, id, title }: VersionedPost,
  version: ImportedVersion,
  userId: number,
): NewRevision<'question' | 'answer'> {
  const html = renderMarkdown(version.text, { siteUrl: run.siteUrl })
  const tags = version.tags.flatMap((name) => {
    const slug_name = slugFrom(name)
    if (slug_name === undefined) return []
    return [{ slug_name, display_name: name, main_tag_slug_name: '', recommend: false, reserved: false }]
  })
  const common = { objectId: id, userId, summary: version.summary, at: version.at }
  if (type === 'answer') return { ...common, objectType: type, title, content: { content: version.text, html } }
  const content = { title: titleWithin(version.title) || title, content: version.text, html, tags }
  return { ...common, objectType: type, title: content.title, content }
}
