import { useRouterState } from '@tanstack/react-router'

/** Returns the address to return to after the login or sign-up. Undefined on screens about the account. */
export function useReturnAddress(): string | undefined {
  return useRouterState({ select: ({ location: { href } }) => (href.startsWith('/users/') ? undefined : href) })
}
