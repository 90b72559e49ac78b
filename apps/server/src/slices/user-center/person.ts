import type { Schemas } from '@quandary/api-client'
import type { CenterPerson, HookContext, UserCenter } from '@quandary/plugin-kit'
import { textIn } from '@quandary/plugin-kit'
import type { AppContext } from '../../context.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { findLoginsOf } from '../connectors/index.ts'
import { callPlugin } from '../plugins/index.ts'
import { findUserByUsername } from '../users/index.ts'
import { findUserCenter, isWebAddress } from './user-center.ts'

/** Timeout of a call of the plugin: short, because a page waits for it. */
const HOOK_MS = 2_000

/** The response if members change their settings on this site itself. */
const NOT_ENABLED = { enabled: false, redirect_url: '' }

/** Returns the profile links from the user center; none if the person does not sign in with it, or if it fails. */
export async function readPersonalBranding(
  ctx: AppContext,
  username: string,
  language: Language,
): Promise<Schemas['UserCenterPersonalBranding']> {
  const user = await findUserByUsername(ctx.db, username)
  if (!user) return { enabled: false, personal_branding: [] }
  const links = await queryPerson(ctx, { id: user.id, language }, async (center, call) =>
    (await center.profileLinks?.(call))
      ?.filter(({ url }) => isWebAddress(url))
      .map(({ name, label, icon, url }) => ({ name, label: textIn(label, language.code), icon, url })),
  )
  const personal_branding = links ?? []
  return { enabled: personal_branding.length > 0, personal_branding }
}

/** Returns where a person changes their settings. */
export async function readUserCenterSettings(
  ctx: AppContext,
  person: { id: number; language: Language },
): Promise<Schemas['UserCenterSettings']> {
  const external = await queryPerson(ctx, person, async (center, call) => {
    const answer = await center.settings?.(call)
    return (
      answer && { profile_setting_agent: agentAt(answer.profileUrl), account_setting_agent: agentAt(answer.accountUrl) }
    )
  })
  return external ?? { profile_setting_agent: NOT_ENABLED, account_setting_agent: NOT_ENABLED }
}

function agentAt(url: string): Schemas['UserSettingAgent'] {
  return isWebAddress(url) ? { enabled: true, redirect_url: url } : NOT_ENABLED
}

/**
 * Queries the user center about a person who signs in with it; undefined if the person does not, or if the call fails.
 * @param ask calls the plugin and reads the fields of the result. Both happen where errors are caught, because plugins
 * may be written without types.
 */
async function queryPerson<T>(
  ctx: AppContext,
  { id, language }: { id: number; language: Language },
  ask: (center: UserCenter, call: HookContext & { person: CenterPerson }) => Promise<T>,
): Promise<T | undefined> {
  const found = await findUserCenter(ctx)
  const center = found?.ready.plugin.userCenter
  if (!found || !center) return undefined
  const logins = await findLoginsOf(ctx.db, id)
  const login = logins.find(({ connector }) => connector === found.ready.plugin.slugName)
  if (!login) return undefined
  try {
    const person = { externalId: login.external_id }
    return await callPlugin(ctx, found.ready, language, (context) => ask(center, { ...context, person }), {
      timeoutMs: HOOK_MS,
    })
  } catch (error) {
    ctx.log.warn({ err: error, plugin: found.ready.plugin.slugName }, 'a user center says nothing about a person')
    return undefined
  }
}
