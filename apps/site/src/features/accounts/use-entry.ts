import type { Schemas } from '@quandary/api-client'
import { guardPaths } from '@quandary/guards'
import { useRouter } from '@tanstack/react-router'
import { takeTarget } from '../../shell/return-target.ts'
import { useSession } from '../../shell/session.ts'

const ACTIVATED = 1

/** Lets a person in whose session has just begun: to the inactive page, or to where they wanted to go. */
export function useEntry() {
  const session = useSession()
  const router = useRouter()
  return async (user: Schemas['SessionUser']) => {
    await session.begin(user.access_token)
    const href = user.mail_status === ACTIVATED ? takeTarget(localStorage) : guardPaths.inactive
    await router.navigate({ href, replace: true })
  }
}
