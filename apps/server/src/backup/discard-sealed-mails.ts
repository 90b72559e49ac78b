import { join } from 'node:path'
import type { AppContext } from '../context.ts'
import { TextSealer } from '../platform/crypto/sealed-text.ts'
import { deleteJobs } from '../platform/jobs/inspect-jobs.ts'

/**
 * Deletes the queued mails that were encrypted with another key than that of the data folder, because they could not be
 * sent.
 * @returns how many were deleted
 */
export async function discardSealedMails({ db, config }: Pick<AppContext, 'db' | 'config'>): Promise<number> {
  const sealer = new TextSealer(join(config.dataDir, 'mail.key'))
  const mails = await db.selectFrom('jobs').select(['id', 'payload']).where('kind', '=', 'mail').execute()
  const lost = mails.filter(({ payload }) => !canOpen(sealer, payload))
  await deleteJobs(
    db,
    lost.map(({ id }) => id),
  )
  return lost.length
}

function canOpen(sealer: TextSealer, payload: string): boolean {
  // The mailer stores `sealed`; older versions stored mails unencrypted.
  const { sealed } = JSON.parse(payload) as { sealed?: string }
  if (sealed === undefined) return true
  try {
    sealer.open(sealed)
    return true
  } catch {
    return false
  }
}
