import type { PersonReference } from '../people.ts'
import type { ImportRun } from '../run.ts'
import { timeOf } from './dump.ts'
import type { DumpRow } from './read-rows.ts'

/** Reads a person from the given attributes of a row; undefined when it has neither. */
export function personOf(row: DumpRow, idAttribute: string, nameAttribute: string): PersonReference | undefined {
  const name = { id: row.attributes[idAttribute], displayName: row.attributes[nameAttribute] }
  return name.id === undefined && name.displayName === undefined ? undefined : name
}

/** Reads the author of a row, who may be nameless. */
export function authorOf(row: DumpRow, idAttribute: string, nameAttribute: string): PersonReference {
  return personOf(row, idAttribute, nameAttribute) ?? { id: undefined, displayName: undefined }
}

/** Returns the earliest creation date of some rows, or now. */
export function earliest(run: ImportRun, rows: readonly DumpRow[]): number {
  return Math.min(run.ctx.clock.now(), ...rows.flatMap((row) => timeOf(row, 'CreationDate') ?? []))
}
