import type { SourceFile } from './sources.ts'

/**
 * Files that memoize for the whole process: results of pure functions, a file of the program and a library. Nothing
 * registers itself in them.
 */
const MEMOS = [
  'platform/http/contract.ts',
  'platform/http/validation.ts',
  'platform/i18n/translate.ts',
  'platform/pictures/open-picture.ts',
  'platform/start-of-day.ts',
]

/** Patterns of module state at the top level of a module: empty collections, and variables that are set later. */
const STATE = [
  /^(?:export )?const \w+[^=\n]* = new (?:Weak)?(?:Map|Set)(?:<[^\n]*>)?\(\)$/gm,
  /^(?:export )?const \w+[^=\n]* = \[\]$/gm,
  /^(?:export )?const \w+[^=\n]* = \{\}$/gm,
  /^(?:export )?let \w+[^=\n]*$/gm,
]

/** Finds collections of a module that several sites in one process would share, such as registries. */
export function moduleRegistries(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !MEMOS.includes(path))
    .flatMap(({ path, code }) =>
      STATE.flatMap((pattern) => [...code.matchAll(pattern)].map(([text]) => `${path}: ${text}`)),
    )
}
