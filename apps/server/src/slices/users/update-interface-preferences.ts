import type { AppContext } from '../../context.ts'
import { updateUser } from './store.ts'
import { UnreadableRequest } from '../../platform/refusals/request-refusals.ts'

const COLOR_SCHEMES = new Set(['light', 'dark', 'system'])

/**
 * Saves language and colour scheme. An unknown colour scheme becomes the default one.
 * @throws {UnreadableRequest} for a language that the site does not offer
 */
export async function updateInterfacePreferences(
  ctx: AppContext,
  { language, colorScheme }: { language: string; colorScheme: string },
  userId: number,
): Promise<void> {
  if (language !== 'Default' && !ctx.languages.find(language)) throw new UnreadableRequest()
  await updateUser(ctx.db, userId, {
    language,
    color_scheme: COLOR_SCHEMES.has(colorScheme) ? colorScheme : 'default',
  })
}
