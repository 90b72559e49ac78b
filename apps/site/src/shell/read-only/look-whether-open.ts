import { siteInfoQuery } from '../context/settings.ts'
import type { SiteContext } from '../context/site-context.ts'

type Site = Pick<SiteContext, 'api' | 'queryClient'>

/** Milliseconds between two looks whether the site is open again. */
const LOOK_MS = 30_000

let running: Promise<void> | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Fetches the settings of the site now and, while it is only read, again and again, but not for a page that nobody sees.
 * However many ask for it, there is one look at a time and one plan for the next.
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
  timer = setTimeout(() => void lookWhetherOpen({ api, queryClient }), LOOK_MS)
}
