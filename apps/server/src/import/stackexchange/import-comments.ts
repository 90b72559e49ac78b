import { renderComment } from '@quandary/markdown'
import { insertComment } from '../../slices/comments/index.ts'
import { findCommentedPosts } from '../commented-posts.ts'
import { idOf, timeOf, numberOf } from './dump.ts'
import { findPeople } from '../people.ts'
import { authorOf, earliest } from './people.ts'
import type { PersonReference } from '../people.ts'
import type { DumpRow } from './read-rows.ts'
import type { ImportRun, Unusable } from '../run.ts'
import type { ImportStep } from './run.ts'
import { newRows } from './run.ts'
import { hasFormerLinks } from '../rewrite-links.ts'
import { findLocalIds, saveLinking, saveLocalIds } from '../store.ts'
import { translateComment } from './dump-markdown.ts'

/** Imports comments on questions and answers. */
export const importComments: ImportStep = {
  name: 'comments',
  title: 'Comments',
  file: 'Comments.xml',
  async store(run, tx, rows) {
    const fresh = newRows(rows, await findLocalIds(tx, run.source, 'comment', rows.map(idOf)))
    const posts = await findCommentedPosts(run, tx, fresh.map(postOf))
    const problem = (row: DumpRow): string | undefined => {
      if (timeOf(row, 'CreationDate') === undefined) return 'no creation date'
      if ((row.attributes.Text ?? '').trim() === '') return 'comment without text'
      return posts.has(postOf(row)) ? undefined : 'comment on a post that is not stored'
    }
    const usable = fresh.filter((row) => problem(row) === undefined)
    const person = await findPeople(run, tx, usable.map(writerOf), earliest(run, usable))
    const ids = new Map<string, number>()
    const linking: number[] = []
    for (const row of usable) {
      const post = posts.get(postOf(row))
      if (!post) continue
      const comment = commentOf(run, row, person(writerOf(row)))
      const { id } = await insertComment(tx, { ...post, ...comment })
      ids.set(idOf(row), id)
      if (hasFormerLinks(comment.original_text, run.hosts)) linking.push(id)
    }
    await saveLocalIds(tx, run.source, 'comment', ids)
    await saveLinking(tx, run.source, 'comment', linking)
    return fresh.flatMap((row): Unusable[] => {
      const reason = problem(row)
      return reason === undefined ? [] : [{ id: idOf(row), reason }]
    })
  },
}

function commentOf(run: ImportRun, row: DumpRow, userId: number) {
  const text = translateComment(row.attributes.Text ?? '')
  const score = Math.max(numberOf(row, 'Score'), 0)
  return {
    user_id: userId,
    original_text: text,
    parsed_text: renderComment(text, { siteUrl: run.siteUrl }),
    vote_count: score,
    base_up: score,
    reply_comment_id: null,
    reply_user_id: null,
    created_at: timeOf(row, 'CreationDate') ?? 0,
  }
}

function writerOf(row: DumpRow): PersonReference {
  return authorOf(row, 'UserId', 'UserDisplayName')
}

function postOf(row: DumpRow): string {
  return row.attributes.PostId ?? ''
}
