/**
 * Lets the bundler read through the doors of features (`index.ts`): a page then has the modules behind a door that it
 * uses, and no others. For `build.rolldownOptions.treeshake`.
 *
 * It buys 51 of 199 compressed kB of scripts on a question's page of the site (`pnpm budget`, with and without it). Delete it
 * when the bundler finds out by itself that a door has no side effects.
 */
export const throughDoors = {
  moduleSideEffects: [{ test: /\/src\/features\/[a-z-]+\/index\.ts$/, sideEffects: false }],
}
