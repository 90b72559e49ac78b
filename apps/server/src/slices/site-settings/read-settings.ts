import type { Privileges } from '@quandary/guards'
import { privilegesOfLevel } from '@quandary/guards'
import type { Language } from '@quandary/i18n'
import { isLanguage } from '@quandary/i18n'
import type { AppContext } from '../../context.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { MailSettings } from '../../platform/mail/mailer.ts'
import type { SettingsGroup, SettingsGroups } from './settings.ts'
import { DEFAULT_SETTINGS } from './settings.ts'
import { loadSettings, saveSettings } from './store.ts'

/** A settings group, from memory after its first read. */
export function readSettings<G extends SettingsGroup>(app: AppContext, group: G): Promise<SettingsGroups[G]> {
  return app.cache.getOrLoad(cacheKey(group), async () => {
    const stored = await loadSettings(app.db, group)
    return { ...DEFAULT_SETTINGS[group], ...(stored as Partial<SettingsGroups[G]> | undefined) }
  })
}

/**
 * A settings group as a transaction sees it, without the memory: a read that waits for others must not happen while
 * a transaction is open.
 */
export async function readSettingsIn<G extends SettingsGroup>(tx: Db, group: G): Promise<SettingsGroups[G]> {
  const stored = await loadSettings(tx, group)
  return { ...DEFAULT_SETTINGS[group], ...(stored as Partial<SettingsGroups[G]> | undefined) }
}

/** Saves a group and lets it act at once. */
export async function writeSettings<G extends SettingsGroup>(
  app: AppContext,
  group: G,
  value: SettingsGroups[G],
): Promise<void> {
  await saveSettings(app.db, group, value, app.clock.now())
  await renewSettings(app, group)
}

/** Saves a group within a transaction; {@link renewSettings} lets it act once that is committed. */
export async function writeSettingsIn<G extends SettingsGroup>(
  app: AppContext,
  tx: Tx,
  group: G,
  value: SettingsGroups[G],
): Promise<void> {
  await saveSettings(tx, group, value, app.clock.now())
}

/**
 * Reads a group anew, once it was changed. The old one stays until the new one is there: somebody's open transaction may
 * ask for it, and a read of its own would then wait for that very transaction.
 */
export async function renewSettings(app: AppContext, group: SettingsGroup): Promise<void> {
  app.cache.put(cacheKey(group), await readSettingsIn(app.db, group))
}

/** Reads every group anew, because another process may have changed any of them. */
export async function renewEverySetting(app: AppContext): Promise<void> {
  for (const group of SETTINGS_GROUPS) {
    // What cannot be read is told by whoever needs it.
    await renewSettings(app, group).catch(() => forgetSettings(app, group))
  }
}

/** Reads every group before the first request, so that no open transaction ever waits for one. */
export async function warmSettings(app: AppContext): Promise<void> {
  // What cannot be read is told by whoever needs it.
  for (const group of SETTINGS_GROUPS) await readSettings(app, group).catch(() => undefined)
}

/** Has a group read anew when it is asked for next: something else than the site's own calls has changed it. */
export function forgetSettings(app: AppContext, group: SettingsGroup): void {
  app.cache.drop(cacheKey(group))
}

/** Whether only signed-in people may read. A setting that cannot be read closes the site rather than opening it. */
export async function isPrivateSite(app: AppContext): Promise<boolean> {
  try {
    // What is stored may have been changed by other hands: only a plain false opens the site.
    const { login_required: required }: { login_required: unknown } = await readSettings(app, 'login')
    return required !== false
  } catch (error) {
    app.log.error({ err: error }, 'the login settings could not be read: the site is closed to guests')
    return true
  }
}

/** The site's language, for mails, guests and everybody who chose none. */
export async function siteLanguage(app: AppContext): Promise<Language> {
  const { language } = await readSettings(app, 'interface')
  return isLanguage(language) ? language : 'en_US'
}

/** The site's address without a trailing slash. */
export async function siteUrl(app: AppContext): Promise<string> {
  return (await readSettings(app, 'general')).site_url.replace(/\/+$/, '')
}

/** Required reputation by permission, as the chosen privilege level says. */
export async function readPrivileges(app: AppContext): Promise<Privileges> {
  const { level, custom } = await readSettings(app, 'privileges')
  return privilegesOfLevel(level, custom)
}

/** Sender and server for mail; without a host mails go to the outbox folder. */
export async function readMailSettings(app: AppContext): Promise<MailSettings> {
  const [smtp, general] = await Promise.all([readSettings(app, 'smtp'), readSettings(app, 'general')])
  const address = smtp.from_email || general.contact_email || 'noreply@localhost'
  const { host, port, encryption } = smtp
  const login = smtp.authentication
    ? { username: smtp.username, password: smtp.password }
    : { username: '', password: '' }
  return {
    from: { name: smtp.from_name || general.name, address },
    smtp: host === '' ? undefined : { host, port, encryption, ...login },
  }
}

// The keys of the defaults are exactly the groups; Object.keys only knows them as text.
const SETTINGS_GROUPS = Object.keys(DEFAULT_SETTINGS) as SettingsGroup[]

function cacheKey(group: SettingsGroup): string {
  return `settings ${group}`
}
