/**
 * Lets the bundler skip the doors of features (`index.ts`): a page then contains only those modules behind a
 * door that it uses. For `build.rolldownOptions.treeshake`.
 *
 * It saves 51 of 199 compressed kB of scripts on a question's page of the site (`pnpm budget`, with and without
 * it). Delete it when the bundler detects by itself that a door has no side effects.
 */
export const throughDoors = {
  moduleSideEffects: [{ test: /\/src\/features\/[a-z-]+\/index\.ts$/, sideEffects: false }],
}
