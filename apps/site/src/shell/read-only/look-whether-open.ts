import { siteInfoQuery } from '../context/settings.ts'
import type { SiteContext } from '../context/site-context.ts'

type Site = Pick<SiteContext, 'api' | 'queryClient'>

/** Interval at which the client checks whether the site is still read-only, in milliseconds. */
const POLL_MS = 30_000

let running: Promise<void> | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Refetches the settings of the site now, and repeatedly while it is read-only. While the page is hidden, it makes no
 * requests. Concurrent calls share one request and one timer.
 */
export async function lookWhetherOpen(site: Site): Promise<void> {
  clearTimeout(timer)
  running ??= look(site).finally(() => {
    running = undefined
  })
  await running
}

async function look({ api, queryClient }: Site): Promise<void> {
  const info = document.hidden
    ? undefined
    : await queryClient.fetchQuery({ ...siteInfoQuery(api), staleTime: 0 }).catch(() => undefined)
  if (info?.read_only === '') return
  timer = setTimeout(() => void lookWhetherOpen({ api, queryClient }), POLL_MS)
}
