import type { OperationData } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { findUserByUsername } from '../users/index.ts'
import { tagsOfPerson } from './tag-store.ts'

const LIMIT = 10

/** Lists the tags a person writes about; none for an unknown or deleted person. */
export async function listPersonalTags(ctx: AppContext, username: string): Promise<OperationData<'listPersonalTags'>> {
  const person = await findUserByUsername(ctx.db, username)
  if (!person || person.status === 'deleted') return []
  return tagsOfPerson(ctx.db, person.id, LIMIT)
}
