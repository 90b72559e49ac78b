import type { Privileges } from '@quandary/guards'
import { privilegesOfLevel } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { ENGLISH } from '../../platform/i18n/language.ts'
import type { MailSettings } from '../../platform/mail/mailer.ts'
import type { Administrator } from '../audit-log/index.ts'
import { changesBetween, logAction } from '../audit-log/index.ts'
import type { SettingsGroup, SettingsGroups } from './settings.ts'
import { DEFAULT_SETTINGS, SETTINGS_SECRETS } from './settings.ts'
import { loadSettings, saveSettings } from './store.ts'

/** Returns a settings group, cached after its first read. */
export function readSettings<G extends SettingsGroup>(ctx: AppContext, group: G): Promise<SettingsGroups[G]> {
  return ctx.cache.getOrLoad(cacheKey(group), async () => {
    const read = await readSettingsIn(ctx.db, group)
    followAddress(ctx, read)
    return read
  })
}

/**
 * Reads a settings group inside a transaction, bypassing the cache: the cached read may wait for the connection, which
 * must not happen while a transaction is open.
 */
export async function readSettingsIn<G extends SettingsGroup>(tx: Db, group: G): Promise<SettingsGroups[G]> {
  const stored = await loadSettings(tx, group)
  // A group is only stored with the types of its settings, so the cast is safe.
  return { ...DEFAULT_SETTINGS[group], ...(stored as Partial<SettingsGroups[G]> | undefined) }
}

/**
 * Saves a group; the change takes effect immediately.
 * @param by the administrator whose change is logged; without one, nothing is logged
 */
export async function writeSettings<G extends SettingsGroup>(
  ctx: AppContext,
  group: G,
  value: SettingsGroups[G],
  by?: Administrator,
): Promise<void> {
  await ctx.db.transaction().execute((tx) => writeSettingsIn(ctx, tx, { group, value, by }))
  await reloadSettings(ctx, group)
}

/** A new value of a group, and the administrator whose change is logged. */
interface SettingsChange<G extends SettingsGroup> {
  group: G
  value: SettingsGroups[G]
  by?: Administrator | undefined
  /** Changes of fields that are stored elsewhere, to be logged in the same entry. */
  furtherChanges?: ReturnType<typeof changesBetween>
}

/** Saves a group within a transaction; call {@link reloadSettings} after the commit for it to take effect. */
export async function writeSettingsIn<G extends SettingsGroup>(
  ctx: AppContext,
  tx: Tx,
  { group, value, by, furtherChanges = [] }: SettingsChange<G>,
): Promise<void> {
  const before = await readableSettingsIn(tx, group)
  const stored = settingsAmong(group, value)
  await saveSettings(tx, group, stored, ctx.clock.now())
  const changes = [
    ...changesBetween(before, stored, { secrets: secretsOf(group), derived: DERIVED }),
    ...furtherChanges,
  ]
  if (by && changes.length > 0) await logAction(ctx, tx, by, { action: 'settings.update', objectId: group, changes })
}

/** Picks the settings of a group from an object that may have further fields, such as a request. */
function settingsAmong<G extends SettingsGroup>(group: G, value: SettingsGroups[G]): SettingsGroups[G] {
  const fields = Object.entries(value).filter(([name]) => Object.hasOwn(DEFAULT_SETTINGS[group], name))
  // Only the settings of the group are left, so the cast is safe.
  return Object.fromEntries(fields) as unknown as SettingsGroups[G]
}

/** Reads a group for comparison. A damaged stored value is compared as the defaults, so that it can be replaced. */
function readableSettingsIn<G extends SettingsGroup>(tx: Tx, group: G): Promise<SettingsGroups[G]> {
  return readSettingsIn(tx, group).catch((error: unknown) => {
    if (error instanceof SyntaxError) return DEFAULT_SETTINGS[group]
    throw error
  })
}

/** Fields with the HTML of the legal texts. They are derived from the Markdown, so their changes are not logged. */
const DERIVED = ['terms_of_service_parsed_text', 'privacy_policy_parsed_text']

function secretsOf(group: SettingsGroup): string[] {
  const secrets: { [Group in SettingsGroup]?: object } = SETTINGS_SECRETS
  return Object.keys(secrets[group] ?? {})
}

/**
 * Reloads a changed group into the cache. The stale entry stays until the fresh one is there: an open transaction may
 * need the group, and loading it then would wait for that very transaction.
 */
export async function reloadSettings(ctx: AppContext, group: SettingsGroup): Promise<void> {
  const read = await readSettingsIn(ctx.db, group)
  followAddress(ctx, read)
  ctx.cache.put(cacheKey(group), read)
}

/**
 * Updates the base path from the site's address. Requests are routed by it, so it must be known before anything is
 * loaded.
 */
function followAddress(ctx: AppContext, read: SettingsGroups[SettingsGroup]): void {
  if ('site_url' in read) ctx.base.follow(read.site_url)
}

/** Reloads every group, because another process may have changed any of them. */
export async function reloadAllSettings(ctx: AppContext): Promise<void> {
  for (const group of SETTINGS_GROUPS) {
    // If a reload fails, the next read of the group tries again, and throws if that fails too.
    await reloadSettings(ctx, group).catch(() => invalidateSettings(ctx, group))
  }
}

/** Loads every group before the first request, so that no open transaction ever waits for one. */
export async function warmSettings(ctx: AppContext): Promise<void> {
  // If a load fails, the next read of the group tries again, and throws if that fails too.
  for (const group of SETTINGS_GROUPS) await readSettings(ctx, group).catch(() => undefined)
}

/** Invalidates a group that was changed by something other than the site's own calls. */
export function invalidateSettings(ctx: AppContext, group: SettingsGroup): void {
  ctx.cache.drop(cacheKey(group))
}

/** Returns true if only signed-in people may read. An unreadable setting makes the site private rather than public. */
export async function isPrivateSite(ctx: AppContext): Promise<boolean> {
  try {
    // The stored value may have been edited by hand: only a plain false makes the site public.
    const { login_required: required }: { login_required: unknown } = await readSettings(ctx, 'login')
    return required !== false
  } catch (error) {
    ctx.log.error({ err: error }, 'the login settings could not be read: the site is closed to guests')
    return true
  }
}

/** Returns the site's language, for mails, guests and everybody who chose none. */
export async function siteLanguage(ctx: AppContext): Promise<Language> {
  const { language } = await readSettings(ctx, 'interface')
  return ctx.languages.find(language) ?? ENGLISH
}

/** Returns the site's address without a trailing slash. */
export async function siteUrl(ctx: AppContext): Promise<string> {
  return (await readSettings(ctx, 'general')).site_url.replace(/\/+$/, '')
}

/** Returns the required reputation per privilege at the chosen level. */
export async function readPrivileges(ctx: AppContext): Promise<Privileges> {
  const { level, custom } = await readSettings(ctx, 'privileges')
  return privilegesOfLevel(level, custom)
}

/** Returns sender and server for mail; without a host mails go to the outbox folder. */
export async function readMailSettings(ctx: AppContext): Promise<MailSettings> {
  const [smtp, general] = await Promise.all([readSettings(ctx, 'smtp'), readSettings(ctx, 'general')])
  return mailSettingsOf(smtp, general)
}

/** Returns sender and server for mail from stored or given settings. */
export function mailSettingsOf(smtp: SettingsGroups['smtp'], general: SettingsGroups['general']): MailSettings {
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

// The keys of the defaults are exactly the groups, but Object.keys types them as strings.
const SETTINGS_GROUPS = Object.keys(DEFAULT_SETTINGS) as SettingsGroup[]

function cacheKey(group: SettingsGroup): string {
  return `settings ${group}`
}
