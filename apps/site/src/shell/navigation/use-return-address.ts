import { useRouterState } from '@tanstack/react-router'

/** Returns the address to return to after the login or sign-up; undefined on screens about accounts and people. */
export function useReturnAddress(): string | undefined {
  return useRouterState({ select: ({ location: { href } }) => (href.startsWith('/users/') ? undefined : href) })
}
