import { findUsers, updateUser } from '../slices/users/index.ts'
import type { Tx } from '../platform/db/database.ts'
import type { Unusable } from './run.ts'

/** An uploaded avatar that has been stored here. */
export interface ImportedAvatar {
  id: string
  userId: number | undefined
  /** Address on this site; '' for none. */
  address: string
  notes: readonly Unusable[]
}

/** Sets the avatars of people who have none yet. */
export async function storeAvatars(tx: Tx, avatars: readonly ImportedAvatar[]): Promise<Unusable[]> {
  const chosen = new Map(
    avatars.flatMap(({ userId, address }) => (userId && address !== '' ? [[userId, address]] : [])),
  )
  for (const user of await findUsers(tx, [...chosen.keys()])) {
    if (user.avatar_custom !== '' || user.status === 'deleted') continue
    await updateUser(tx, user.id, { avatar_type: 'custom', avatar_custom: chosen.get(user.id) ?? '' })
  }
  return avatars.flatMap(({ notes }) => notes)
}
