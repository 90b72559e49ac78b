import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { MAIL_SOURCES } from './mail-source.ts'
import { loadMailSettings, saveMailSetting } from './store.ts'

/** Returns the viewer's mail subscriptions. */
export async function getNotificationSettings(ctx: AppContext, userId: number): Promise<Schemas['NotificationConfig']> {
  const settings = await loadMailSettings(ctx.db, userId)
  const channel = (enable: boolean): Schemas['NotificationChannel'] => ({ key: 'email', enable })
  return {
    inbox: channel(settings.inbox),
    all_new_question: channel(settings.all_new_question),
    all_new_question_for_following_tags: channel(settings.all_new_question_for_following_tags),
  }
}

/** Saves all three settings in one transaction. */
export async function updateNotificationSettings(
  ctx: AppContext,
  given: Schemas['NotificationConfig'],
  userId: number,
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    for (const source of MAIL_SOURCES) await saveMailSetting(tx, userId, source, given[source].enable)
  })
}
