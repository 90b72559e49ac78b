import type { OperationBody } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import type { Administrator } from '../audit-log/index.ts'
import { writeSettings } from '../site-settings/index.ts'

/** Saves what administrators add to the guide, before and after its own parts. */
export async function updateHelpSettings(
  app: AppContext,
  { before_text, after_text }: OperationBody<'updateHelpSettings'>,
  by: Administrator,
): Promise<null> {
  await writeSettings(app, 'help', { before_text, after_text }, by)
  return null
}
