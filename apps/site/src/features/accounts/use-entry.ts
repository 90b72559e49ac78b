import type { Schemas } from '@quandary/api-client'
import { guardPaths } from '@quandary/guards'
import { takeTarget } from '@quandary/web-shell'
import { useGo } from '../../shell/go.ts'
import { useSession } from '../../shell/session.ts'

const ACTIVATED = 1

/** Lets a person in whose session has just begun: to the inactive page, or to where they wanted to go. */
export function useEntry() {
  const session = useSession()
  const go = useGo()
  return async (user: Pick<Schemas['SessionUser'], 'access_token' | 'mail_status'>) => {
    await session.begin(user.access_token)
    const href = user.mail_status === ACTIVATED ? takeTarget(localStorage) : guardPaths.inactive
    await go(href, { replace: true })
  }
}
