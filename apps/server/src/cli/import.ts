import { join, resolve } from 'node:path'
import type { ImportSummary } from '../import/report.ts'
import type { Command } from './command.ts'
import { CommandFailed, UsageError } from './command.ts'
import { withSite } from './open-site.ts'
import { progressPrinter } from './progress.ts'

const MAX_BATCH = 2000

export const importCommand: Command = {
  name: 'import',
  summary: 'Bring in the content of another site: import stackexchange <folder>',
  help: `quandary import stackexchange <folder> [--source <name>] [--host <name>]… [--batch 500] [--report <file>] [--data-dir <folder>]

Imports a public data dump of a Stack Exchange site: people, tags, questions, answers, comments and votes. The folder
holds its XML files; Users.xml and Posts.xml must be there. Every file is checked to its end before anything is stored. An import that was stopped goes on
when it is started again, and one that is finished can be repeated: what is there already is neither stored twice
nor changed.

  --source <name>   the site the dump is of (default: the name of the folder)
  --host <name>     host name of that site: links to it in posts lead to what was imported; may be given several times
                    (default: the source, if it is a host name)
  --batch <rows>    rows per transaction, 1 to ${MAX_BATCH} (default: 500)
  --report <file>   where the rows that could not be used are listed (default: import-<source>.json in the data folder)`,
  options: {
    source: { type: 'string' },
    host: { type: 'string', multiple: true },
    batch: { type: 'string' },
    report: { type: 'string' },
  },
  async run({ env, values, positionals }) {
    // Imported on use, because the dump reader takes memory that a server never needs.
    const { ImportStopped } = await import('../import/index.ts')
    const { BrokenDump, importStackExchange } = await import('../import/stackexchange/index.ts')
    const [format, folder, ...rest] = positionals
    if (format !== 'stackexchange' || folder === undefined || rest.length > 0) {
      throw new UsageError('Say what to import: import stackexchange <folder>')
    }
    const stop = new AbortController()
    const onSignal = () => stop.abort()
    process.once('SIGINT', onSignal).once('SIGTERM', onSignal)
    const source = typeof values.source === 'string' ? values.source : undefined
    const hosts = [values.host].flat().filter((host) => typeof host === 'string')
    const batchSize = readBatch(values.batch)
    const show = progressPrinter('rows')
    try {
      await withSite(env, async (site) => {
        const name = (source ?? resolve(folder).split('/').at(-1) ?? '').replaceAll(/[^\w.-]/g, '-')
        const report =
          typeof values.report === 'string' ? values.report : join(site.config.dataDir, `import-${name}.json`)
        const summary = await importStackExchange(site, {
          folder,
          ...(source === undefined ? {} : { source }),
          ...(hosts.length === 0 ? {} : { hosts }),
          batchSize,
          reportFile: resolve(report),
          signal: stop.signal,
          onProgress: show,
        })
        console.log(`${summaryText(summary)}\n\nUnusable rows are listed in ${resolve(report)}`)
      })
    } catch (error) {
      if (error instanceof BrokenDump) throw new CommandFailed(`${error.message}\nNothing was stored.`)
      if (error instanceof ImportStopped) throw new CommandFailed('\nStopped. The same command goes on from here.')
      throw error
    } finally {
      process.off('SIGINT', onSignal).off('SIGTERM', onSignal)
    }
  },
}

function readBatch(value: unknown): number {
  const batch = Number(value ?? 500)
  if (Number.isInteger(batch) && batch >= 1 && batch <= MAX_BATCH) return batch
  throw new UsageError(`--batch takes a number from 1 to ${MAX_BATCH}`)
}

/** Writes the table at the end: the counts of the dump and of the site. */
function summaryText({ source, absent, nouns, unusable, notMapped }: ImportSummary): string {
  const lines = [`\n${source}`, row('', 'in the dump', 'stored')]
  for (const { noun, inDump, stored } of nouns) lines.push(row(noun, String(inDump), String(stored)))
  if (absent.length > 0) lines.push('', `Not in the folder, so nothing of it here: ${absent.join(', ')}`)
  lines.push('', unusable.length === 0 ? 'Every row could be used.' : 'Not usable:')
  for (const { file, reason, count } of unusable) lines.push(`  ${String(count).padStart(6)}  ${file}: ${reason}`)
  lines.push('', 'Without a place on this site:')
  for (const { file, what, count } of notMapped) lines.push(`  ${String(count).padStart(6)}  ${file}: ${what}`)
  return lines.join('\n')
}

function row(noun: string, inDump: string, stored: string): string {
  return `  ${noun.padEnd(28)}${inDump.padStart(12)}${stored.padStart(12)}`
}
