import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import type { Administrator } from '../audit-log/index.ts'
import { isPrivateSite, readSettings, writeSettings } from './read-settings.ts'

const PERMALINKS = [1, 2, 3, 4] as const

/** The robots.txt of a private site. */
const CLOSED_TO_ROBOTS = 'User-agent: *\nDisallow: /\n'

/** Returns the permalink form and robots.txt in effect: on a private site robots may read nothing. */
export async function getSeoSettings(ctx: AppContext): Promise<Schemas['SiteSeo']> {
  const seo = await readSettings(ctx, 'site_seo')
  return (await isPrivateSite(ctx)) ? { ...seo, robots: CLOSED_TO_ROBOTS } : seo
}

/**
 * Saves the permalink form and robots.txt. An unknown permalink form becomes 1 (`docs/spec/contract.md#permalinks`).
 * While the site is private, the settings form shows the robots.txt of private sites. If the request contains that
 * text, the stored text stays, for when the site is public again.
 */
export async function updateSeoSettings(
  ctx: AppContext,
  given: { permalink: number; robots: string },
  by: Administrator,
): Promise<void> {
  const stored = await readSettings(ctx, 'site_seo')
  const shown = given.robots.trim() === CLOSED_TO_ROBOTS.trim() && (await isPrivateSite(ctx))
  await writeSettings(
    ctx,
    'site_seo',
    {
      permalink: PERMALINKS.find((form) => form === given.permalink) ?? 1,
      robots: shown ? stored.robots : given.robots.replaceAll('\r\n', '\n'),
    },
    by,
  )
}
