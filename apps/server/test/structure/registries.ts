import type { SourceFile } from './sources.ts'

/** Files that memoize results of pure functions for the whole process. Nothing registers itself in them. */
const MEMOS = ['platform/http/validation.ts', 'platform/i18n/translate.ts', 'platform/start-of-day.ts']

/** Patterns of module state: empty maps, sets and lists at the top level of a module. */
const STATE = [
  /^(?:export )?const \w+[^=\n]* = new (?:Weak)?(?:Map|Set)(?:<[^\n]*>)?\(\)$/gm,
  /^const \w+[^=\n]* = \[\]$/gm,
]

/** Finds collections of a module that several sites in one process would share, such as registries. */
export function moduleRegistries(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !MEMOS.includes(path))
    .flatMap(({ path, code }) =>
      STATE.flatMap((pattern) => [...code.matchAll(pattern)].map(([text]) => `${path}: ${text}`)),
    )
}
