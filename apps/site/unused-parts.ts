import type { Plugin } from 'vite'

/** Parts of libraries that their entries name and this site never runs, with what stands in for each. */
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
    // Every route offers a link to itself; the site's links are those of the kit.
    /@tanstack\/react-router\/dist\/esm\/link\.js$/,
    `export const Link = () => { throw new Error('The site is built without links of the router: apps/site/unused-parts.ts') }
    export { Link as composeHandlers, Link as createLink, Link as linkOptions, Link as useLinkProps }`,
  ],
  [
    // The router's own form of queries; the site has another (src/shell/navigation/search-text.ts).
    /@tanstack\/router-core\/dist\/esm\/searchParams\.js$/,
    `export const defaultParseSearch = () => { throw new Error('The site parses queries itself: apps/site/unused-parts.ts') }
    export { defaultParseSearch as defaultStringifySearch, defaultParseSearch as parseSearchWith, defaultParseSearch as stringifySearchWith }`,
  ],
]

/** Features of React DOM that the site does not use: animated view transitions, references to fragments, `SuspenseList`, `Activity`. */
const UNUSED_IN_REACT = [
  /^function \w*ViewTransition\w*\([\s\S]*?^\}\n/gm,
  /^function (?:updateSuspenseListComponent|updateActivityComponent)\([\s\S]*?^\}\n/gm,
  /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function[\s\S]*?^\};\n/gm,
]
const REACT_DOM = /react-dom\/cjs\/react-dom-client\.production\.js$/

/** Empties the functions of features that no component of the site asks for. */
function withoutUnusedFeatures(code: string): string {
  return UNUSED_IN_REACT.reduce((rest, feature) => {
    if (!rest.match(feature)) throw new Error(`React has no ${feature}: look which of its features are unused now`)
    return rest.replace(feature, (whole) => {
      const [head] = whole.split('{', 1)
      // As many lines as before, so that the source map stays right.
      return `${head}{${'\n'.repeat(whole.split('\n').length - 2)}}\n`
    })
  }, code)
}

/**
 * Leaves out of every page what the site does not use of its libraries (8 kB compressed). Mutations and infinite queries:
 * the site calls the API itself and rolls back by its own queue. Links and query strings of the router: the site has its
 * own. Features of React that need a component of their own, which the site does not render. Delete a part when its library
 * can be built without it, or when a screen needs it.
 *
 * @throws Error if React names its features differently
 */
export function withoutUnusedParts(): Plugin {
  return {
    name: 'without-unused-parts',
    enforce: 'pre',
    load: (id) => STAND_INS.find(([file]) => file.test(id.split('?')[0] ?? ''))?.[1],
    transform: (code, id) => (REACT_DOM.test(id) ? { code: withoutUnusedFeatures(code), map: null } : undefined),
  }
}
