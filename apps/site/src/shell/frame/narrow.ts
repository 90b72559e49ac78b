import { useRouterState } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** True if a page has one narrow column and no side navigation. */
    narrow?: boolean
  }
}

/** Returns true if the page on screen belongs to a narrow route. */
export function useNarrow(): boolean {
  return useRouterState({ select: ({ matches }) => matches.some(({ staticData }) => staticData.narrow) })
}
