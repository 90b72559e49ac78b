import { setImmediate } from 'node:timers/promises'
import type { AppContext } from '../../context.ts'
import { ENGLISH } from '../../platform/i18n/language.ts'
import { PROGRAM_VERSION } from '../../platform/program-version.ts'
import { getUserPluginConfig, listUserPlugins } from '../plugins/index.ts'
import { readSettings, siteUrl } from '../site-settings/index.ts'
import { twoFactorSince } from '../two-factor/index.ts'
import { uploadAddressOf } from '../uploads/index.ts'
import type { User } from '../users/index.ts'
import { avatarUrl, statusOf } from '../users/index.ts'
import { ROWS, time } from './rows-store.ts'
import { DATA_KINDS, findIgnoredDisplay, findMailChoices, findSuspensionTime } from './data-store.ts'

export const FORMAT = 'quandary-personal-data'
/** Must be raised whenever programs that read the file have to change. */
export const FORMAT_VERSION = 1

const ROLES = { 1: 'member', 2: 'administrator', 3: 'moderator' } as const

/**
 * Writes everything that the site stores about a person as one JSON object (`docs/export.md#data-of-a-person`), a batch
 * of rows at a time. Nothing is read ahead: a batch is read only after the previous one has been consumed.
 */
export async function* writeOwnData(ctx: AppContext, user: User): AsyncGenerator<string> {
  const home = await siteUrl(ctx)
  yield `{\n${(await headOf(ctx, user, home)).join(',\n')}`
  const places = { siteUrl: home, uploadAddress: (path: string) => uploadAddressOf(path, home) }
  for (const { name, batch = ROWS, keys, read } of DATA_KINDS) {
    yield `,\n${JSON.stringify(name)}: [`
    const all = await keys(ctx.db, user.id)
    for (let start = 0; start < all.length; start += batch) {
      const part = await read(ctx.db, { userId: user.id, keys: all.slice(start, start + batch), places })
      const lines = part.map((row) => JSON.stringify(row)).join(',\n')
      if (lines !== '') yield `${start === 0 ? '\n' : ',\n'}${lines}`
      // Lets other requests run, because on SQLite the reads above block the event loop.
      await setImmediate()
    }
    yield all.length === 0 ? ']' : '\n]'
  }
  yield '\n}\n'
}

async function headOf(ctx: AppContext, user: User, home: string): Promise<string[]> {
  const { name } = await readSettings(ctx, 'general')
  const head = {
    format: FORMAT,
    version: FORMAT_VERSION,
    program: PROGRAM_VERSION,
    site: { url: home, name },
    made_at: time(ctx.clock.now()),
    account: await accountOf(ctx, user),
    settings: await settingsOf(ctx, user),
  }
  return Object.entries(head).map(([field, value]) => `${JSON.stringify(field)}: ${JSON.stringify(value)}`)
}

async function accountOf(ctx: AppContext, user: User): Promise<object> {
  return {
    id: String(user.id),
    username: user.username,
    display_name: user.display_name,
    e_mail: user.e_mail,
    e_mail_confirmed: user.mail_status === 1,
    has_password: user.password_hash !== null,
    two_factor_since: time(await twoFactorSince(ctx.db, user.id)),
    status: statusOf(user),
    role: ROLES[user.role_id],
    reputation: user.rank,
    picture: avatarUrl(user, await readSettings(ctx, 'site_users')),
    about_me: user.bio,
    website: user.website,
    location: user.location,
    created_at: time(user.created_at),
    last_login_at: time(user.last_login_at),
    last_suspended_at: time(await findSuspensionTime(ctx.db, user.id)),
    suspended_until: time(user.suspended_until),
    suspension_reason: user.suspension_reason,
  }
}

async function settingsOf(ctx: AppContext, user: User): Promise<object> {
  const mails = await findMailChoices(ctx.db, user.id)
  return {
    language: user.language,
    color_scheme: user.color_scheme,
    mails: Object.fromEntries(mails.map(({ source, enabled }) => [source, enabled === 1])),
    ignored_tags_display: (await findIgnoredDisplay(ctx.db, user.id)) ?? 'dim',
    plugins: await pluginSettingsOf(ctx, user.id),
  }
}

/** The person's settings of each enabled plugin, as their forms show them: secrets are masked. */
async function pluginSettingsOf(ctx: AppContext, id: number): Promise<object> {
  const found: [string, object][] = []
  for (const { slug_name } of await listUserPlugins(ctx, ENGLISH)) {
    const { config_fields } = await getUserPluginConfig(ctx, slug_name, { id, language: ENGLISH })
    found.push([slug_name, Object.fromEntries(config_fields.map(({ name, value }) => [name, value]))])
  }
  return Object.fromEntries(found)
}
