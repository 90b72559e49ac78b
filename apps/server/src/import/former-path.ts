import { checkPolicy, readingViewer } from '@quandary/guards'
import type { AppContext } from '../context.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import { findVisibleAnswerById } from '../slices/answers/index.ts'
import { findVisibleQuestionById, questionPathsOf } from '../slices/questions/index.ts'
import { isPrivateSite } from '../slices/site-settings/index.ts'
import { findTagByAnySlug, normaliseSlug } from '../slices/tags/index.ts'
import { findUser } from '../slices/users/index.ts'
import type { PostId } from './former-address.ts'
import { readFormerAddress } from './former-address.ts'
import { findFormerId } from './store.ts'

/**
 * Finds what an address of an imported site leads to here (`docs/spec/screens.md#addresses-of-imported-sites`). Call it
 * only when this site itself has no page at the address.
 * @param url path and query
 * @returns the path on this site; undefined if nothing was imported from the address, or the viewer may not see it
 */
export async function formerPath(ctx: AppContext, url: string, viewer: Viewer | null): Promise<string | undefined> {
  const former = readFormerAddress(url)
  if (checkPolicy('reader', viewer, { privateSite: await isPrivateSite(ctx) }) !== 'allow') return undefined
  if (former.kind === 'tag') return tagPath(ctx, former.name)
  if (former.kind === 'page') return pagePath(ctx, former.path, readingViewer(viewer))
  if (former.kind === 'user') return userPath(ctx, former.name)
  for (const id of former.ids) {
    const path = await postPath(ctx, id, readingViewer(viewer))
    if (path !== undefined) return path
  }
  return undefined
}

async function postPath(ctx: AppContext, post: PostId, viewer: Viewer | null): Promise<string | undefined> {
  const kinds = post.rather === 'question' ? (['question', 'answer'] as const) : (['answer', 'question'] as const)
  const found = await findFormerId(ctx.db, kinds, post.id)
  if (!found) return undefined
  const paths = await questionPathsOf(ctx)
  if (found.kind === 'question') {
    const question = await findVisibleQuestionById(ctx.db, viewer, found.localId)
    return question && paths.question(question)
  }
  const answer = await findVisibleAnswerById(ctx.db, viewer, found.localId)
  return answer && paths.answer(answer.question, answer.answer.id)
}

async function pagePath(ctx: AppContext, path: string, viewer: Viewer | null): Promise<string | undefined> {
  const found = await findFormerId(ctx.db, ['page'], path)
  const question = found && (await findVisibleQuestionById(ctx.db, viewer, found.localId))
  return question && (await questionPathsOf(ctx)).question(question)
}

async function userPath(ctx: AppContext, name: string): Promise<string | undefined> {
  // Usernames come first: sources that have usernames put no ids into the addresses of people.
  const found = await findFormerId(ctx.db, ['username', 'user'], name)
  const user = found && (await findUser(ctx.db, found.localId))
  return user && user.status !== 'deleted' ? `/users/${encodeURIComponent(user.username)}` : undefined
}

async function tagPath(ctx: AppContext, name: string): Promise<string | undefined> {
  const tag = await findTagByAnySlug(ctx.db, normaliseSlug(name))
  return tag && tag.status === 'available' ? `/tags/${encodeURIComponent(tag.slug_name)}` : undefined
}
