/**
 * Lets the bundler read through the doors of features (`index.ts`): a page then has the modules behind a door that it
 * uses, and no others. For `build.rolldownOptions.treeshake`.
 */
export const throughDoors = {
  moduleSideEffects: [{ test: /\/src\/features\/[a-z-]+\/index\.ts$/, sideEffects: false }],
}
