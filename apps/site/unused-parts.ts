import type { Plugin } from 'vite'

/** Name of the plugin. */
export const WITHOUT_UNUSED_PARTS = 'without-unused-parts'

/** Code of a module whose components throw. */
const missing = (...components: string[]) =>
  components
    .map(
      (name) =>
        `export const ${name} = () => { throw new Error('The site is built without ${name}: apps/site/unused-parts.ts') }`,
    )
    .join('\n')

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
    // The router's link component, which every route object refers to. The site uses the kit's links instead.
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
  // The kit's default texts. The site provides all of the kit's texts in the language of the reader.
  [/packages\/ui\/src\/strings\/english-ui-strings\.ts$/, 'export const englishUiStrings = {}'],
  // Components that only the other apps use. The bundler leaves out their code by itself, but not their styles.
  [/packages\/ui\/src\/breadcrumb\/breadcrumb\.tsx$/, missing('Breadcrumb')],
  [/packages\/ui\/src\/language-picker\/language-picker\.tsx$/, missing('LanguagePicker')],
  [/packages\/ui\/src\/stat-tiles\/stat-tiles\.tsx$/, missing('StatTiles')],
  [/packages\/ui\/src\/steps\/steps\.tsx$/, missing('Steps')],
  [/packages\/ui\/src\/table\/table\.tsx$/, missing('Table', 'ColumnHead', 'TableRow', 'Cell', 'RowHead')],
  [/packages\/ui\/src\/table\/selection\.tsx$/, missing('SelectAllHead', 'SelectCell', 'SelectionBar')],
]

/**
 * Replaces modules that the site does not use. It does not use mutations and infinite queries, because it calls the
 * API directly and rolls back optimistic updates with its own queue. It does not use the router's links and query
 * strings and the kit's English texts, because it has its own. Tables and some other components are for the other apps.
 *
 * The README states what this saves ("Own mechanisms"). Without it, the scripts of most pages and the styles of a
 * question's page exceed their limits.
 * Delete an entry when its library can be built without the module, or when a screen needs it.
 */
export function withoutUnusedParts(): Plugin {
  return {
    name: WITHOUT_UNUSED_PARTS,
    enforce: 'pre',
    load: (id) => STAND_INS.find(([file]) => file.test(id.split('?')[0] ?? ''))?.[1],
  }
}
