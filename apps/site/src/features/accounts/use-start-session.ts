import type { Schemas } from '@quandary/api-client'
import { guardPaths } from '@quandary/guards'
import { takeReturnTarget } from '@quandary/web-shell'
import { useGo } from '../../shell/navigation/go.ts'
import { useSession } from '../../shell/session/session.ts'

const ACTIVATED = 1

/** Starts the session and continues: to the inactive page, or to the page the member was heading for. */
export function useStartSession() {
  const session = useSession()
  const go = useGo()
  return async (user: Pick<Schemas['SessionUser'], 'access_token' | 'mail_status'>) => {
    await session.begin(user.access_token)
    const href = user.mail_status === ACTIVATED ? takeReturnTarget() : guardPaths.inactive
    await go(href, { replace: true })
  }
}
