import type { AppContext } from '../../context.ts'
import { toUnixSeconds } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lockRow } from '../../platform/db/lock.ts'
import { userActivated } from '../accounts/index.ts'
import type { Administrator } from '../audit-log/index.ts'
import { changesBetween, erasePerson, logAction } from '../audit-log/index.ts'
import type { User } from '../users/index.ts'
import { eraseAccount, isErased, statusOf, updateUser, userDeleted, UserNotFound } from '../users/index.ts'
import { OwnStatus } from './errors.ts'
import { clearLeftovers, removalJob, removeContentOf } from './remove-content.ts'
import { saveAccountState } from './store.ts'
import type { SuspendDuration } from './suspension-end.ts'
import { endOf, suspensionEnd } from './suspension-end.ts'

/** The new state of an account. */
interface GivenStatus {
  userId: number
  status: User['status'] | 'inactive'
  /** Only for a suspension. */
  duration: SuspendDuration
  /** Only for a suspension. */
  reason: string
  /** True to delete everything the person wrote. */
  removesContent: boolean
}

/**
 * Changes the state of an account. This takes effect with the next request of each of its sessions. A deleted account
 * stays deleted. A suspension states its end and reason, and suspending again replaces both.
 * @throws {OwnStatus} {UserNotFound}
 */
export async function updateUserStatus(ctx: AppContext, given: GivenStatus, by: Administrator): Promise<void> {
  const { userId: key } = given
  if (key === by.viewer.id) throw new OwnStatus()
  const address = await ctx.db.transaction().execute(async (tx) => {
    const user = await lockRow(tx, 'users', key)
    if (!user) throw new UserNotFound(400)
    await changeStatus(ctx, tx, user, { given, by })
    // The job finishes what a crash would leave half done; usually it finds nothing to do.
    if (given.removesContent) await ctx.jobs.add(tx, removalJob, { userId: key, actorId: by.viewer.id })
    return user.e_mail
  })
  if (given.status === 'deleted' && address !== '') await ctx.mail.removeFromOutbox(address)
  if (given.removesContent) await removeContentOf(ctx, key, by.viewer.id)
}

/**
 * Deletes the account of a person who requested this: the row and the posts stay, under a neutral name. Afterwards
 * the caller removes the mails to the address from the outbox.
 * @param user locked by the caller
 */
export async function deleteAccountOf(ctx: AppContext, tx: Tx, user: User, by: Administrator): Promise<void> {
  const given = { userId: user.id, status: 'deleted', duration: 'forever', reason: '', removesContent: false } as const
  await changeStatus(ctx, tx, user, { given, by })
}

/** Changes the state of a locked account and logs the change. */
async function changeStatus(
  ctx: AppContext,
  tx: Tx,
  user: User,
  { given, by }: { given: GivenStatus; by: Administrator },
): Promise<void> {
  if (!isErased(user) && (user.status !== 'deleted' || given.status === 'deleted')) {
    await changes[given.status](ctx, tx, user, { given, actorId: by.viewer.id })
  }
  await logStatus(ctx, tx, { before: user, given, by })
  if (given.status === 'deleted') await erasePerson(tx, user.id)
}

/** Logs the new state; for a suspension, also its end and reason. */
async function logStatus(
  ctx: AppContext,
  tx: Tx,
  { before, given, by }: { before: User; given: GivenStatus; by: Administrator },
): Promise<void> {
  const after = await lockRow(tx, 'users', before.id)
  if (!after) throw new UserNotFound(400)
  const changes = changesBetween(stateOf(before, false), stateOf(after, given.removesContent))
  if (changes.length > 0) {
    await logAction(ctx, tx, by, { action: 'user.status', objectId: String(before.id), changes })
  }
}

/** Returns the state of an account; a suspension that never ends is returned without an end. */
function stateOf(user: User, remove_all_content: boolean): object {
  const end = toUnixSeconds(endOf(user.suspended_until))
  return {
    status: statusOf(user),
    suspended_until: end === 0 ? '' : end,
    suspend_reason: user.suspension_reason,
    remove_all_content,
  }
}

/** The requested change and the administrator who makes it. */
interface Order {
  given: GivenStatus
  actorId: number
}

type Change = (ctx: AppContext, tx: Tx, user: User, order: Order) => Promise<void>

const FREE = { suspended_until: null, suspension_reason: '', state_at: null } as const

const changes: Record<User['status'] | 'inactive', Change> = {
  async normal(ctx, tx, user) {
    await updateUser(tx, user.id, { status: 'normal', mail_status: 1, ...FREE })
    if (user.mail_status !== 1 || user.rank === 0) await ctx.bus.emit(tx, userActivated, { userId: user.id })
  },
  async inactive(_app, tx, user) {
    await updateUser(tx, user.id, { status: 'normal', mail_status: 2, ...FREE })
  },
  async suspended(ctx, tx, user, { given }) {
    const now = ctx.clock.now()
    await updateUser(tx, user.id, {
      status: 'suspended',
      suspended_until: suspensionEnd(now, given.duration),
      suspension_reason: given.reason.trim(),
      ...(user.status !== 'suspended' && { state_at: now }),
    })
    if (user.status !== 'suspended') await saveAccountState(tx, user.id, { suspended_at: now })
  },
  async deleted(ctx, tx, user, { actorId }) {
    const now = ctx.clock.now()
    // The address becomes free for a new account, and no old credential opens this one.
    await eraseAccount(ctx, tx, user, { actorId, at: now })
    await saveAccountState(tx, user.id, { deleted_at: now })
    await ctx.bus.emit(tx, userDeleted, { userId: user.id, actorId, at: now })
    await clearLeftovers(ctx, tx, { searchIndex: false })
  },
}
