import type { OperationData, OperationQuery, Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { toUnixSeconds } from '../../platform/clock.ts'
import { readPaging } from '../../platform/http/paging.ts'
import { defineSlot } from '../../platform/slots/slots.ts'
import type { Change } from './changes.ts'
import type { Entry, Selection } from './store.ts'
import { listEntries } from './store.ts'

/** The slot for a function that loads the cards of people by id. */
export const actorCards =
  defineSlot<(ids: readonly number[]) => Promise<{ get(id: number): Schemas['UserCard'] }>>('audit-log.actor-cards')

/** The slot for a function that describes the post that an entry is about; undefined if it no longer exists. */
export const loggedPosts =
  defineSlot<(kind: PostEntry, id: string) => Promise<Schemas['AuditLogPost'] | undefined>>('audit-log.posts')

/** The kinds of objects behind which there is a post. */
const POST_ENTRIES = ['question', 'answer', 'flag'] as const
export type PostEntry = (typeof POST_ENTRIES)[number]

/** The id that commands act with; no account has it. */
const COMMAND = 0
/** The actor that is shown for the actions of commands. */
const COMMAND_CARD: Schemas['UserCard'] = {
  id: String(COMMAND),
  username: '',
  rank: 0,
  display_name: 'quandary',
  avatar: '',
  website: '',
  location: '',
  language: '',
  status: 'normal',
}

/**
 * Lists what administrators did, newest first. The list can be restricted to one actor, and to one account, one
 * settings group or one kind of object.
 */
export async function listAuditLog(
  ctx: AppContext,
  query: OperationQuery<'listAuditLog'>,
): Promise<OperationData<'listAuditLog'>> {
  const { count, entries } = await listEntries(ctx.db, selectionOf(query), readPaging(query, { size: 20 }))
  const items = await showEntries(ctx, entries)
  // Only pages of the list have posts: an export would read those of a thousand entries at once.
  const posts = await Promise.all(entries.map((entry) => postOf(ctx, entry)))
  return { count, list: items.map((item, i) => ({ ...item, ...(posts[i] && { post: posts[i] }) })) }
}

/** Encodes entries for the contract, with the cards of the people they name. */
export async function showEntries(ctx: AppContext, entries: readonly Entry[]): Promise<Schemas['AuditLogItem'][]> {
  const loadCards = ctx.slots.one(actorCards)
  if (!loadCards) throw new Error('Nothing provides the cards of people')
  const actors = entries.map(({ actor_id }) => actor_id).filter((id) => id !== COMMAND)
  const cards = await loadCards([...actors, ...entries.flatMap(concerned)])
  return entries.map((entry) => {
    const [userId] = concerned(entry)
    return {
      created_at: toUnixSeconds(entry.at),
      actor: entry.actor_id === COMMAND ? COMMAND_CARD : cards.get(entry.actor_id),
      ip: entry.ip,
      action: entry.action,
      object_id: entry.object_id,
      // Only `logAction` writes the column, so the cast is safe.
      changes: JSON.parse(entry.changes) as Change[],
      ...(userId !== undefined && { user: cards.get(userId) }),
    }
  })
}

/** Returns the post that an entry is about, as it is now; undefined for other entries. */
async function postOf(
  ctx: AppContext,
  { object_kind: given, object_id: id }: Entry,
): Promise<Schemas['AuditLogPost'] | undefined> {
  const kind = POST_ENTRIES.find((one) => one === given)
  return kind && ctx.slots.one(loggedPosts)?.(kind, id)
}

/**
 * Returns the id of the account that an entry is about, in a list that is empty for other entries. Entries store only
 * the id, and the name is looked up when the log is read, so that the name of a deleted account does not remain in the
 * log.
 */
function concerned({ object_kind: kind, object_id: id }: Entry): number[] {
  return kind === 'user' ? [Number(id)] : []
}

/** The query parameters that select entries of the log. */
export type Filters = Pick<OperationQuery<'listAuditLog'>, 'user_id' | 'group' | 'actor_id' | 'kind'>

/**
 * Converts query parameters to a selection. An account takes precedence over a settings group, and both over a kind.
 */
export function selectionOf({ user_id, group, actor_id, kind }: Filters): Selection {
  const object =
    user_id !== undefined
      ? { kind: 'user', id: user_id }
      : group !== undefined
        ? { kind: 'settings', id: group }
        : kind && { kind }
  return { ...(actor_id !== undefined && { actorId: keyOf(actor_id) }), ...(object && { object }) }
}

/** Returns the key of an account; 0, which no account has, for anything else. */
function keyOf(id: string): number {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0
}
