import type { Plugin } from 'vite'

/** Parts of TanStack Query that its client names and this site never runs, with what stands in for each. */
const STAND_INS: readonly (readonly [file: RegExp, code: string])[] = [
  [
    /@tanstack\/query-core\/build\/modern\/mutationCache\.js$/,
    `export class MutationCache {
      build() { throw new Error('The site is built without mutations: apps/site/without-mutations.ts') }
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
    `const missing = () => { throw new Error('The site is built without infinite queries: apps/site/without-mutations.ts') }
    export { missing as infiniteQueryBehavior, missing as hasNextPage, missing as hasPreviousPage }`,
  ],
]

/**
 * Leaves mutations and infinite queries out of every page (2 kB compressed): the site calls the API itself and rolls back
 * by its own queue. Delete it when the library can be built without them, or when a screen needs them.
 */
export function withoutMutations(): Plugin {
  return {
    name: 'without-mutations',
    enforce: 'pre',
    load: (id) => STAND_INS.find(([file]) => file.test(id.split('?')[0] ?? ''))?.[1],
  }
}
