import { siteInfoQuery } from '../context/settings.ts'
import type { SiteContext } from '../context/site-context.ts'

/** Milliseconds between two looks whether the site is open again. */
const LOOK_MS = 30_000

let timer: ReturnType<typeof setTimeout> | undefined

/** Fetches the settings of the site now and, while it is only read, again and again. */
export async function lookWhetherOpen({ api, queryClient }: Pick<SiteContext, 'api' | 'queryClient'>): Promise<void> {
  clearTimeout(timer)
  const info = await queryClient.fetchQuery({ ...siteInfoQuery(api), staleTime: 0 }).catch(() => undefined)
  if (info?.read_only === '') return
  timer = setTimeout(() => void lookWhetherOpen({ api, queryClient }), LOOK_MS)
}
