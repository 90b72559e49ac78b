import type { AppContext } from '../../context.ts'
import { InvalidFields } from '../../platform/refusals/refusal.ts'
import { setStartRank } from '../reputation/index.ts'
import {
  normaliseSiteUrl,
  plainName,
  readSettings,
  readSettingsIn,
  reloadSettings,
  writeSettingsIn,
} from '../site-settings/index.ts'
import { insertUser, usernameForNew } from '../users/index.ts'

/** The inputs of an installation, from the form or the environment. */
export interface InstallAnswers {
  /** Code of the site's language. */
  language: string
  siteName: string
  siteUrl: string
  contactEmail: string
  adminName: string
  adminEmail: string
  adminPassword: string
  loginRequired: boolean
}

/** Returns true if the site's name and address are stored. They are stored together with the administrator. */
export async function isInstalled(ctx: AppContext): Promise<boolean> {
  return (await readSettings(ctx, 'general')).site_url !== ''
}

/**
 * Refuses unusable inputs of an installation.
 * @throws {InvalidFields}
 */
export function assertUsable(answers: InstallAnswers): void {
  usable(answers)
}

function usable(answers: InstallAnswers): { siteName: string; siteUrl: string; username: string } {
  const siteName = plainName(answers.siteName, 'site_name')
  const siteUrl = normaliseSiteUrl(answers.siteUrl)
  const username = usernameForNew(answers.adminName, { staff: true })
  if (username === undefined) throw new InvalidFields([{ field: 'name', message: 'error.user.display_name_invalid' }])
  if (/\s/.test(answers.adminPassword)) {
    throw new InvalidFields([{ field: 'password', message: 'error.password.space_invalid' }])
  }
  return { siteName, siteUrl, username }
}

/**
 * Stores the settings and creates the administrator: id 1, active, with one point of reputation. Either all of it
 * is stored or nothing, so that an interrupted installation can be repeated.
 * @throws {InvalidFields} for an unusable input
 */
export async function installSite(ctx: AppContext, answers: InstallAnswers): Promise<void> {
  const { siteName, siteUrl, username } = usable(answers)
  const passwordHash = await ctx.passwords.hash(answers.adminPassword)
  await ctx.db.transaction().execute(async (tx) => {
    const id = await insertUser(tx, {
      username,
      display_name: answers.adminName.trim(),
      e_mail: answers.adminEmail.trim(),
      password_hash: passwordHash,
      status: 'normal',
      mail_status: 1,
      role_id: 2,
      created_at: ctx.clock.now(),
    })
    await setStartRank(tx, id, 1)
    const login = { ...(await readSettingsIn(tx, 'login')), login_required: answers.loginRequired }
    await writeSettingsIn(ctx, tx, { group: 'login', value: login })
    const words = { ...(await readSettingsIn(tx, 'interface')), language: answers.language }
    await writeSettingsIn(ctx, tx, { group: 'interface', value: words })
    const general = {
      name: siteName,
      short_description: '',
      description: '',
      site_url: siteUrl,
      contact_email: answers.contactEmail.trim(),
    }
    await writeSettingsIn(ctx, tx, { group: 'general', value: general })
  })
  for (const group of ['login', 'interface', 'general'] as const) await reloadSettings(ctx, group)
}
