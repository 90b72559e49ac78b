import { setImmediate } from 'node:timers/promises'
import type { AppContext } from '../../context.ts'
import { findTextColumns, textsContaining } from '../../platform/db/text-columns.ts'
import { pathsIn } from './upload.ts'

/** Tables that only record the past: a picture that is named only in them is no longer in use. */
const RECORDS: ReadonlySet<string> = new Set(['audit_log', 'backups'])

/**
 * Finds the paths of all uploads referenced anywhere on the site: posts in every state and version, comments, tags,
 * profiles, settings. It searches every text column, so that no slice has to declare where it references pictures, and
 * each text is read once, however many uploads there are.
 */
export async function findReferences(ctx: AppContext): Promise<Set<string>> {
  const found = new Set<string>()
  for (const column of await findTextColumns(ctx.db)) {
    if (RECORDS.has(column.table)) continue
    for await (const texts of textsContaining(ctx.db, column, '/uploads/')) {
      for (const text of texts) for (const path of pathsIn(text)) found.add(path)
      // An embedded database answers synchronously; without a pause no other request would be served.
      await setImmediate()
    }
  }
  return found
}
