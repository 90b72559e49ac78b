import type { OperationBody, Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import { isPrivateSite, readSettings, writeSettings } from './read-settings.ts'

/** What robots are told while only signed-in people may read. */
const CLOSED_TO_ROBOTS = 'User-agent: *\nDisallow: /\n'

/** Form of addresses and robots.txt as they act now: on a private site robots may read nothing. */
export async function getSeoSettings(app: AppContext): Promise<Schemas['SiteSeo']> {
  const seo = await readSettings(app, 'site_seo')
  return (await isPrivateSite(app)) ? { ...seo, robots: CLOSED_TO_ROBOTS } : seo
}

/**
 * Saves the form of question addresses and the text of robots.txt. Sending back what a private site showed in its place
 * keeps the text for the day the site opens.
 */
export async function updateSeoSettings(app: AppContext, given: OperationBody<'updateSeoSettings'>): Promise<null> {
  const stored = await readSettings(app, 'site_seo')
  const shown = given.robots.trim() === CLOSED_TO_ROBOTS.trim() && (await isPrivateSite(app))
  await writeSettings(app, 'site_seo', {
    permalink: given.permalink,
    robots: shown ? stored.robots : given.robots.replaceAll('\r\n', '\n'),
  })
  return null
}
