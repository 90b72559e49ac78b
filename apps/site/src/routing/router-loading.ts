import type * as loading from 'virtual:router-loading'

let loaded: typeof loading | undefined

/** Provides the router's deferred code. Call it before the first navigation. */
export function provideLoading(module: typeof loading): void {
  loaded = module
}

function whole(): typeof loading {
  if (!loaded) throw new Error('The router loads a page before its routes are complete')
  return loaded
}

// The build replaces the router's functions of the same names with these (`apps/site/later-loading.ts`).
export const loadClientRoute: typeof loading.loadClientRoute = (...given) => whole().loadClientRoute(...given)
export const preloadClientRoute: typeof loading.preloadClientRoute = (...given) => whole().preloadClientRoute(...given)
export const refreshClientRoute: typeof loading.refreshClientRoute = (...given) => whole().refreshClientRoute(...given)
