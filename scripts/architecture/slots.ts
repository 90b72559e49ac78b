import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** An extension point of a slice. */
export interface DrawnSlot {
  name: string
  offeredBy: string
  filledBy: readonly string[]
}

/** Reads which slices offer and fill which slots. Ignores tests. */
export function slotsIn(parent: string, slices: readonly string[]): DrawnSlot[] {
  const sources = slices.map((slice) => [slice, sourceOf(join(parent, slice))] as const)
  return sources.flatMap(([offeredBy, source]) =>
    [...source.matchAll(/export const (\w+) = defineSlot<.*>\('([^']+)'\)/g)].map(([, constant = '', name = '']) => {
      const filling = new RegExp(String.raw`\bfill\(\s*${constant}\b`)
      return { name, offeredBy, filledBy: sources.flatMap(([slice, text]) => (filling.test(text) ? [slice] : [])) }
    }),
  )
}

function sourceOf(folder: string): string {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && /(?<!\.(?:test|test-data))\.ts$/.test(entry.name))
  return files.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')).join('\n')
}

/** Writes the slots as a Markdown table, in the order of the slices. */
export function tableOf(slots: readonly DrawnSlot[]): string {
  const rows = slots.map(({ name, offeredBy, filledBy }) => `| \`${name}\` | ${offeredBy} | ${filledBy.join(', ')} |`)
  return ['| slot | offered by | filled by |', '|---|---|---|', ...rows].join('\n')
}
