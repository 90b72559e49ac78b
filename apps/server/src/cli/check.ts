import { checkCounters, describeDrift } from '../integrity/index.ts'
import { describeExposedFiles } from '../slices/dashboard/index.ts'
import type { Command } from './command.ts'
import { CommandFailed } from './command.ts'
import { withSite } from './open-site.ts'

export const check: Command = {
  name: 'check',
  summary: 'Count everything anew and report numbers that drifted',
  help: `quandary check [--data-dir <folder>]

Counts everything anew that is stored as a number or named twice (answers, votes, tags, reputation, …) and compares.
Warns of files and folders of the site that other accounts of the machine can read. Changes nothing. Exit code 0 when all agrees, 1 when something does not or the check could not be made.`,
  async run({ env }) {
    const { drifts, exposed } = await withSite(env, async (site) => ({
      drifts: await checkCounters(site),
      exposed: await describeExposedFiles(site),
    }))
    console.log(describeDrift(drifts))
    if (exposed !== '') console.log(exposed)
    if (drifts.length > 0) throw new CommandFailed(`${drifts.length} numbers drifted.`)
  },
}
