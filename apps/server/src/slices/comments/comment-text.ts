import { renderComment, textOf } from '@quandary/markdown'
import type { Tx } from '../../platform/db/database.ts'
import { findUserByUsername } from '../users/index.ts'
import { CommentEmpty } from './errors.ts'
import { linkMentions, mentionedNames } from './mentions.ts'

/** Maximum number of users that one comment can mention. */
const MAX_MENTIONS = 20

/** A rendered comment. */
export interface CommentText {
  html: string
  /** The existing users it mentions, each once. */
  mentionedUserIds: readonly number[]
}

/**
 * Renders a comment with its mentions as links (`docs/spec/decisions.md#d19`).
 * @param options.siteUrl address of the site, without a trailing slash
 * @throws {CommentEmpty} when nothing of the text can be shown
 */
export async function readCommentText(tx: Tx, text: string, options: { siteUrl: string }): Promise<CommentText> {
  const mentioned = await findMentioned(tx, text)
  const html = renderComment(linkMentions(text, new Set(mentioned.keys())), options)
  if (textOf(html).trim() === '') throw new CommentEmpty()
  return { html, mentionedUserIds: [...mentioned.values()] }
}

/**
 * Finds the existing users that a text mentions, by username. Only names in the text count; the list of names in a
 * request is ignored.
 */
export async function findMentioned(tx: Tx, text: string): Promise<Map<string, number>> {
  const people = new Map<string, number>()
  for (const name of mentionedNames(text).slice(0, MAX_MENTIONS)) {
    const user = await findUserByUsername(tx, name)
    if (user && user.status !== 'deleted') people.set(name, user.id)
  }
  return people
}
