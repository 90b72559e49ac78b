import type { Keys } from './encryption.ts'
import type { Contents } from './format.ts'
import type { Target } from './fill-database.ts'
import { fillDatabase } from './fill-database.ts'
import { backupSource } from './read-backup.ts'
import { ownTables } from './own-tables.ts'
import { verifyBackup } from './verify-backup.ts'
import type { OnPart } from './write-backup.ts'

/**
 * Restores a backup into a database, with the schema that it was written with; `migrate` brings it up to date
 * afterwards. If our tables there would be replaced, the whole backup is verified first.
 * @throws {BrokenBackup} {NewerSchema} before a table is replaced
 */
export async function restoreBackup(
  file: string,
  target: Target & { keys?: Keys },
  onPart: OnPart = () => {},
): Promise<Contents> {
  const { database } = target
  const present = await ownTables(database.db)
  if (present.length > 0) await verifyBackup(file, target, onPart)
  return fillDatabase(await backupSource(file, target.keys), target, onPart)
}
