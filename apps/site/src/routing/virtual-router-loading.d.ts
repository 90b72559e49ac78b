/** The router's code for loading pages, as a separate module (`apps/site/later-loading.ts`). */
declare module 'virtual:router-loading' {
  type Load = (...given: readonly unknown[]) => Promise<unknown>
  export const loadClientRoute: Load
  export const preloadClientRoute: Load
  export const refreshClientRoute: Load
}
