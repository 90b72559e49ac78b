import { useRouterState } from '@tanstack/react-router'

/** Returns where people come back to after the login or sign-up; screens around an account are nothing to go back to. */
export function useReturnAddress(): string | undefined {
  return useRouterState({ select: ({ location: { href } }) => (href.startsWith('/users/') ? undefined : href) })
}
