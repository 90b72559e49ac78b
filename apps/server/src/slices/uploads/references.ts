import { setImmediate } from 'node:timers/promises'
import type { AppContext } from '../../context.ts'
import { findTextColumns, textsContaining } from '../../platform/db/text-columns.ts'
import { pathsIn } from './upload.ts'

/**
 * The paths of all uploads that anything on the site names: posts in every state and version, comments, tags,
 * profiles, settings, and whatever comes later. It looks into every column with texts, so that no part of the site can
 * forget to say where it shows pictures; and it reads each text once, whatever the number of uploads.
 */
export async function findReferences(app: AppContext): Promise<Set<string>> {
  const found = new Set<string>()
  for (const column of await findTextColumns(app.db)) {
    for await (const texts of textsContaining(app.db, column, '/uploads/')) {
      for (const text of texts) for (const path of pathsIn(text)) found.add(path)
      // An embedded database answers at once: without a pause nobody else would get a turn.
      await setImmediate()
    }
  }
  return found
}
