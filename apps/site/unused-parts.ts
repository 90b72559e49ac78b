import type { Plugin } from 'vite'

/** Replacements for modules that the libraries import but the site never uses. */
const STAND_INS: readonly (readonly [file: RegExp, code: string])[] = [
  [
    /@tanstack\/query-core\/build\/modern\/mutationCache\.js$/,
    `export class MutationCache {
      build() { throw new Error('The site is built without mutations: apps/site/unused-parts.ts') }
      find() {}
      findAll() { return [] }
      getAll() { return [] }
      subscribe() { return () => {} }
      resumePausedMutations() { return Promise.resolve() }
      clear() {}
    }`,
  ],
  [
    /@tanstack\/query-core\/build\/modern\/infiniteQueryBehavior\.js$/,
    `const missing = () => { throw new Error('The site is built without infinite queries: apps/site/unused-parts.ts') }
    export { missing as infiniteQueryBehavior, missing as hasNextPage, missing as hasPreviousPage }`,
  ],
  [
    // Every route object has a link component. The site uses the kit's links instead.
    /@tanstack\/react-router\/dist\/esm\/link\.js$/,
    `export const Link = () => { throw new Error('The site is built without links of the router: apps/site/unused-parts.ts') }
    export { Link as composeHandlers, Link as createLink, Link as linkOptions, Link as useLinkProps }`,
  ],
  [
    // The router's default format of queries. The site has its own (src/shell/navigation/search-text.ts).
    /@tanstack\/router-core\/dist\/esm\/searchParams\.js$/,
    `export const defaultParseSearch = () => { throw new Error('The site parses queries itself: apps/site/unused-parts.ts') }
    export { defaultParseSearch as defaultStringifySearch, defaultParseSearch as parseSearchWith, defaultParseSearch as stringifySearchWith }`,
  ],
  // The default texts of the kit. The site provides all of them in the language of its reader.
  [/packages\/ui\/src\/strings\/english-ui-strings\.ts$/, 'export const englishUiStrings = {}'],
]

/**
 * Replaces modules that the site does not use. Mutations and infinite queries: the site calls the API itself and rolls
 * back with its own queue. Links and query strings of the router, and English texts of the kit: the site has its own.
 *
 * It saves 4.2 of 137 compressed kB of scripts on every page (`pnpm budget`, with and without it); without it the pages
 * exceed their limit. Delete a part when its library can be built without it, or when a screen needs it.
 */
export function withoutUnusedParts(): Plugin {
  return {
    name: 'without-unused-parts',
    enforce: 'pre',
    load: (id) => STAND_INS.find(([file]) => file.test(id.split('?')[0] ?? ''))?.[1],
  }
}
