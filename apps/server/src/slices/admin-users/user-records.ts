import type { OperationData, OperationQuery } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { readPaging } from '../../platform/http/paging.ts'
import { listSignIns } from '../accounts/index.ts'
import { listDeliveries } from '../mails/index.ts'
import { accountKey, findAccount } from './account.ts'

/**
 * Lists the sign-ins to an account and the refused attempts, newest first, 20 per page by default.
 * @throws {UserNotFound}
 */
export async function listUserSignIns(
  ctx: AppContext,
  query: OperationQuery<'listUserSignIns'>,
): Promise<OperationData<'listUserSignIns'>> {
  const { id } = await findAccount(ctx.db, accountKey(query.user_id))
  return listSignIns(ctx, id, readPaging(query, { size: 20 }))
}

/**
 * Lists the mails to an account without their texts, newest first, 20 per page by default.
 * @throws {UserNotFound}
 */
export async function listUserMails(
  ctx: AppContext,
  query: OperationQuery<'listUserMails'>,
): Promise<OperationData<'listUserMails'>> {
  const { id } = await findAccount(ctx.db, accountKey(query.user_id))
  return listDeliveries(ctx, id, readPaging(query, { size: 20 }))
}
