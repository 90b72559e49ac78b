import type { AppContext } from '../../context.ts'
import { deleteBackup, selectBackups } from './store.ts'
import { deleteStored } from './stored-backups.ts'

/**
 * Deletes all but the newest backups that were proved (restored and compared). Keeps the same number of the newest
 * failed runs, if they are no older than those backups. A failed run never displaces a proved backup.
 * @param keep number of proved backups, and of failed runs, that remain
 */
export async function deleteOldBackups(ctx: AppContext, keep: number): Promise<void> {
  const { db, log } = ctx
  const finished = (await selectBackups(db)).filter(({ active }) => active === null)
  const verified = finished.filter(({ failure }) => failure === '')
  const failed = finished.filter(({ failure }) => failure !== '')
  const oldest = verified.at(keep - 1)?.created_at ?? 0
  const old = [...verified.slice(keep), ...failed.filter(({ created_at: at }, place) => place >= keep || at < oldest)]
  for (const { id, file } of old) {
    try {
      if (file !== '') await deleteStored(ctx, file)
      await deleteBackup(db, id)
    } catch (error) {
      // The backup stays in the list, and deleting it is retried after the next backup.
      log.error({ err: error, file }, 'an old backup could not be deleted')
    }
  }
}
