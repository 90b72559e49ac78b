import type { ImportRun } from '../run.ts'
import type { GatheredPost } from './gathered-store.ts'
import type { UnusableRow } from '../store.ts'
import { listUnclaimed } from './gathered-store.ts'
import { saveUnusableRows } from '../store.ts'

const PAGE = 500

/** Reports gathered facts about posts that are not stored. */
export async function reportUnclaimed({ ctx, source }: ImportRun): Promise<void> {
  let after = ''
  for (;;) {
    const posts = await listUnclaimed(ctx.db, source, after, PAGE)
    await ctx.db.transaction().execute((tx) => saveUnusableRows(tx, source, posts.flatMap(refusalsOf)))
    if (posts.length < PAGE) return
    after = posts.at(-1)?.post_id ?? after
  }
}

function refusalsOf(post: GatheredPost): UnusableRow[] {
  const refusals: UnusableRow[] = []
  const refuse = (file: string, row_id: string, reason: string) => refusals.push({ file, row_id, reason })
  if (post.up + post.down > 0) {
    refuse('Votes.xml', `PostId ${post.post_id}`, 'votes on a post that is not stored')
  }
  if (post.text_at !== null) {
    refuse('PostHistory.xml', `PostId ${post.post_id}`, 'text of a post that is not stored')
  }
  if (post.tag_text === 1) refuse('Posts.xml', post.post_id, 'text about a tag that is not in Tags.xml')
  if (post.accepted_for !== null) {
    refuse('Posts.xml', post.accepted_for, `accepted answer ${post.post_id} is not stored`)
  }
  return refusals
}
