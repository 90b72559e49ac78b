import { isRecipient } from '../../backup/index.ts'
import type { AppContext } from '../../context.ts'
import type { FieldRefusal } from '../../platform/refusals/refusal.ts'
import { InvalidFields } from '../../platform/refusals/refusal.ts'
import type { Administrator } from '../audit-log/index.ts'
import type { SettingsGroups } from '../site-settings/index.ts'
import { readSettings, writeSettings } from '../site-settings/index.ts'
import { problemOf } from './backup-folder.ts'

type Optional<Whole, Key extends keyof Whole> = Omit<Whole, Key> & Partial<Pick<Whole, Key>>

/**
 * Saves when and where backups are made. A caller that omits the public dump leaves it unchanged.
 * @throws {InvalidFields} for a folder that cannot be used, and for an invalid public key
 */
export async function updateBackupSettings(
  ctx: AppContext,
  given: Optional<SettingsGroups['backups'], 'public_dump'>,
  by: Administrator,
): Promise<void> {
  const folder = given.folder.trim()
  const recipient = given.recipient.trim()
  const wrong: FieldRefusal[] = []
  const problem = folder === '' ? undefined : await problemOf(folder, ctx.config.dataDir)
  if (problem !== undefined) wrong.push({ field: 'folder', message: problem })
  if (recipient !== '' && !(await isRecipient(recipient))) {
    wrong.push({ field: 'recipient', message: 'validation.recipient' })
  }
  if (wrong.length > 0) throw new InvalidFields(wrong)
  const { public_dump } = await readSettings(ctx, 'backups')
  await writeSettings(ctx, 'backups', { public_dump, ...given, folder, recipient }, by)
}
