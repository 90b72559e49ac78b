import type { PersonReference } from '../people.ts'
import type { ImportRun } from '../run.ts'
import { timeOf } from './dump.ts'
import type { DumpRow } from './read-rows.ts'

/** Reads a person from two attributes of a row; undefined if both are missing. */
export function personOf(row: DumpRow, idAttribute: string, nameAttribute: string): PersonReference | undefined {
  const name = { id: row.attributes[idAttribute], displayName: row.attributes[nameAttribute] }
  return name.id === undefined && name.displayName === undefined ? undefined : name
}

/** Like {@link personOf}, for an author, who may have neither id nor name. */
export function authorOf(row: DumpRow, idAttribute: string, nameAttribute: string): PersonReference {
  return personOf(row, idAttribute, nameAttribute) ?? { id: undefined, displayName: undefined }
}

/** Returns the earliest creation date of some rows; now if there is none. */
export function earliest(run: ImportRun, rows: readonly DumpRow[]): number {
  return Math.min(run.ctx.clock.now(), ...rows.flatMap((row) => timeOf(row, 'CreationDate') ?? []))
}
