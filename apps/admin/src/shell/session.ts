import { ApiFailure, type QuandaryClient, type Schemas } from '@quandary/api-client'
import { operationKey, operationQuery } from '@quandary/api-client/query'
import { queryOptions } from '@tanstack/react-query'
import { decideEntry } from './entry.ts'
import { effectiveLanguage } from './language-store.ts'
import { navigateTo } from './navigate.ts'
import type { RouterContext } from './router-context.ts'
import { showTheme, effectiveTheme } from './theme.ts'

/** Thrown for a signed-in viewer who is not an administrator. */
export class NotAdministrator extends Error {
  override name = 'NotAdministrator'
}

/** Fetches the administrator on every entry to the back office, and again only after a call was forbidden. */
export function administratorQuery(api: QuandaryClient) {
  return queryOptions({
    queryKey: [...operationKey('getCurrentUser'), 'administrator'],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<Schemas['CurrentUser']> => {
      const entry = decideEntry(await api.call('getCurrentUser', { signal }))
      switch (entry.kind) {
        case 'enter':
          return entry.user
        case 'leave':
          return navigateTo(entry.path)
        case 'refused':
          throw new NotAdministrator()
        case 'failed':
          throw new ApiFailure(entry.error)
      }
    },
  })
}

/** Fetches the public settings of the site: its name, accent and language. */
export function siteInfoQuery(api: QuandaryClient) {
  return { ...operationQuery(api, 'getSiteInfo'), staleTime: Infinity }
}

/**
 * Lets administrators into the back office, after loading the site's settings and applying language and theme.
 *
 * @throws NotAdministrator
 * @throws ApiFailure if the account or the settings cannot be loaded
 */
export async function enter({ api, queryClient, language }: RouterContext): Promise<void> {
  const user = await queryClient.ensureQueryData(administratorQuery(api))
  const known = queryClient.getQueryData(siteInfoQuery(api).queryKey)
  if (known) return
  const site = await queryClient.ensureQueryData(siteInfoQuery(api))
  showTheme(effectiveTheme({ person: user.color_scheme, site: site.theme.color_scheme }))
  await language.show(effectiveLanguage({ person: user.language, site: site.interface.language }))
}
