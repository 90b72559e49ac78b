import { ApiFailure, type QuandaryClient, type Schemas } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'
import { queryOptions } from '@tanstack/react-query'
import { decideEntry } from './entry.ts'
import { effectiveLanguage } from './language-store.ts'
import { navigateTo } from './navigate.ts'
import type { RouterContext } from './router-context.ts'
import { showTheme, effectiveTheme } from './theme.ts'

/** Somebody signed in who is no administrator. */
export class NotAdministrator extends Error {
  override name = 'NotAdministrator'
}

/** The administrator. Asked anew on every entry to the back office, and not again while it is open. */
export function administratorQuery(api: QuandaryClient) {
  return queryOptions({
    queryKey: ['administrator'],
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

/** The public settings of the site: its name, accent and language. */
export function siteInfoQuery(api: QuandaryClient) {
  return { ...operationQuery(api, 'getSiteInfo'), staleTime: Infinity }
}

/**
 * The door of the back office: lets administrators in, with the site's settings loaded and the right language
 * and theme shown.
 *
 * @throws NotAdministrator
 * @throws ApiFailure when the server did not answer
 */
export async function enter({ api, queryClient, language }: RouterContext): Promise<void> {
  const user = await queryClient.ensureQueryData(administratorQuery(api))
  const known = queryClient.getQueryData(siteInfoQuery(api).queryKey)
  if (known) return
  const site = await queryClient.ensureQueryData(siteInfoQuery(api))
  showTheme(effectiveTheme({ person: user.color_scheme, site: site.theme.color_scheme }))
  await language.show(effectiveLanguage({ person: user.language, site: site.interface.language }))
}
