import { checkCounters } from '../integrity/index.ts'
import type { Command } from './command.ts'
import { CommandFailed } from './command.ts'
import { withSite } from './open-site.ts'

/** Rows shown per counter; the number of all of them is told anyway. */
const SHOWN = 20

export const check: Command = {
  name: 'check',
  summary: 'Count everything anew and report numbers that drifted',
  help: `quandary check [--data-dir <folder>]

Counts answers, votes, tags and reputation anew and compares them with the numbers that are stored. Changes nothing.
Exit code 1 when a number is another one.`,
  async run({ env }) {
    const drifts = await withSite(env, (site) => checkCounters(site.db))
    if (drifts.length === 0) {
      console.log('Every counter says what is there.')
      return
    }
    for (const [counter, rows] of Map.groupBy(drifts, (drift) => drift.counter)) {
      console.log(`${counter}: ${rows.length} wrong`)
      for (const { id, stored, counted } of rows.slice(0, SHOWN)) {
        console.log(`  row ${id}: stored ${stored ?? 'nothing'}, counted ${counted ?? 'nothing'}`)
      }
    }
    throw new CommandFailed(`${drifts.length} numbers drifted.`)
  },
}
