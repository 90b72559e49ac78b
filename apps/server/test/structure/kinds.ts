import type { SourceFile } from './sources.ts'
import { isMigration } from './sources.ts'

/** Folder with the numbers that public ids and the API use for kinds and states. */
const TABLES = 'platform/ids/'

const KIND = String.raw`(?:object_type|objectType|source_type|ObjectKind|[A-Z]\w+Type)`
const NUMBERS = [
  // object_type: 1, objectType === 2, ('object_type', '=', 1), ('object_type', 'in', [1, 2]), type VotedType = 1 | 2
  new RegExp(String.raw`\b${KIND}\??(?:'?, '(?:=|!=|in)',| (?:===|!==|=)|:) \[?[1-9]\d*\b`, 'g'),
  // SQL text: object_type = 1, case object_type when 1
  /\b(?:object_type|source_type)(?:\s+when\s+| = )\d/g,
  // { type: 1, id }, an id encoded from a number
  /\b(?:encodeObjectId|encodeShortId)\(\{ type: \d/g,
  // switch (object.type) { case 1:
  /switch \([\w.]*(?:type|Type|kind|Kind)\) \{\s*case \d/g,
  // { 1: 'question', 2: 'answer' } and { available: 1, closed: 2 }
  /\b\d: '(?:question|answer|tag|comment|report)s?'/g,
  /\b(?:question|answer|tag|comment|report|available|closed|deleted|pending): \d|\bwaiting: \d, applied: \d/g,
  // numbers of states that the guards compare
  /\b(?:status|questionStatus|object_status|show|pin): (?:1|2|10|11)\b/g,
]

/** Finds kinds of objects and states of posts that the code writes as numbers. */
export function numericKinds(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !path.startsWith(TABLES) && !isMigration(path))
    .flatMap(({ path, code }) =>
      NUMBERS.flatMap((pattern) => [...code.matchAll(pattern)].map(([text]) => `${path}: ${text}`)),
    )
}

/** Counts the places where the code names a kind of object. */
export function kindUses(files: readonly SourceFile[]): number {
  const names =
    /\b(?:type|objectType|object_type|kindNumber)(?:: | === | !== |\()'(?:question|answer|tag|user|comment|report)'/g
  return files.reduce((sum, { code }) => sum + [...code.matchAll(names)].length, 0)
}
