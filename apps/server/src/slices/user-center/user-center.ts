import type { Schemas } from '@quandary/api-client'
import type { UserCenterAbout } from '@quandary/plugin-kit'
import { textIn } from '@quandary/plugin-kit'
import type { AppContext } from '../../context.ts'
import type { Language } from '../../platform/i18n/language.ts'
import type { ReadyConnector } from '../connectors/index.ts'
import { listReady, loginLink } from '../connectors/index.ts'
import { readSettings } from '../site-settings/index.ts'

/** The plugin that manages the accounts, with its connector. */
interface ReadyCenter {
  ready: ReadyConnector
  about: UserCenterAbout
}

/** Returns the first enabled and configured plugin that manages accounts. One that throws is skipped. */
export async function findUserCenter(ctx: AppContext): Promise<ReadyCenter | undefined> {
  for (const ready of await listReady(ctx)) {
    const about = aboutOf(ctx, ready)
    if (about !== null) return { ready, about }
  }
  return undefined
}

function aboutOf(ctx: AppContext, { plugin, config }: ReadyConnector): UserCenterAbout | null {
  try {
    return plugin.userCenter?.about(config) ?? null
  } catch (error) {
    ctx.log.error({ err: error, plugin: plugin.slugName }, 'a user center could not say what it is')
    return null
  }
}

/**
 * Describes the user center for the API. Signing in and signing up have the same link: the user center's page
 * distinguishes the two.
 */
export async function readUserCenterAgent(ctx: AppContext, language: Language): Promise<Schemas['UserCenterAgent']> {
  const center = await findUserCenter(ctx)
  if (!center) return { enabled: false, agent_info: null }
  const { about, ready } = center
  const link = await loginLink(ctx, ready.plugin.slugName)
  return {
    enabled: true,
    agent_info: {
      name: ready.plugin.slugName,
      display_name: textIn(about.displayName, language.code),
      icon: about.icon,
      url: isWebAddress(about.url) ? about.url : '',
      login_redirect_url: link,
      sign_up_redirect_url: link,
      control_center: about.controlCenter
        .filter(({ url }) => isWebAddress(url))
        .map(({ name, label, url }) => ({ name, label: textIn(label, language.code), url })),
      enabled_original_user_system: await arePasswordsUsable(ctx),
    },
  }
}

/** Returns true if all accounts are external: a plugin manages them, and password sign-in is disabled. */
export async function managesAllAccounts(ctx: AppContext): Promise<boolean> {
  return !(await arePasswordsUsable(ctx)) && (await findUserCenter(ctx)) !== undefined
}

async function arePasswordsUsable(ctx: AppContext): Promise<boolean> {
  return (await readSettings(ctx, 'login')).allow_password_login
}

/** Allows web links only, since a plugin's link must not run code in the site's pages. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address) && URL.canParse(address)
}
