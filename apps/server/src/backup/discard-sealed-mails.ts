import { join } from 'node:path'
import type { AppContext } from '../context.ts'
import { TextSealer } from '../platform/crypto/sealed-text.ts'
import { deleteJobs } from '../platform/jobs/inspect-jobs.ts'

/**
 * Deletes the waiting mails that were encrypted with another key than that of the data folder: none of them could be sent.
 * @returns how many there were
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
  // Written by the mailer; an older version did not encrypt.
  const { sealed } = JSON.parse(payload) as { sealed?: string }
  if (sealed === undefined) return true
  try {
    sealer.open(sealed)
    return true
  } catch {
    return false
  }
}
