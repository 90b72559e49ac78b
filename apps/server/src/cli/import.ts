import { join, resolve } from 'node:path'
import { importFormats } from '../import/formats.ts'
import type { ImportSummary } from '../import/report.ts'
import type { Command } from './command.ts'
import { endFirstImport } from '../slices/install/index.ts'
import { CommandFailed, UsageError } from './command.ts'
import { importExport } from './import-export.ts'
import { withSite } from './open-site.ts'
import { progressPrinter } from './progress.ts'

const MAX_BATCH = 2000

export const importCommand: Command = {
  name: 'import',
  summary:
    'Bring in the content of another site: Stack Exchange, Apache Answer, Discourse, Question2Answer, Askbot, Markdown, CSV, an export of Quandary',
  help: `quandary import stackexchange <folder> [options]
quandary import answer <database> [--uploads <folder>] [--time-zone <name>] [--settings] [options]
quandary import discourse <backup, dump or database> [--uploads <folder>] [options]
quandary import question2answer <dump or database> [--time-zone <name>] [options]
quandary import askbot <dump or database> [--uploads <folder>] [options]
quandary import markdown <folder> [--author <username>] [options]
quandary import csv <file> [--author <username>] [options]
quandary import quandary <folder or file.tar>

Imports the content of another site. Everything is checked before anything is stored. An import that was stopped goes
on when it is started again, and one that is finished can be repeated: what is there already is neither stored twice nor
changed. Links between imported posts, and the addresses of the imported site, lead to what was imported.

stackexchange: a public data dump of a Stack Exchange site: people, tags, questions, answers, comments and votes. The
folder holds its XML files; Users.xml and Posts.xml must be there.

answer: the database of an Apache Answer site, 1.2 or newer: people with their passwords, so that they sign in as before,
tags, questions, answers, comments, versions, votes, follows, bookmarks and pictures. Posts keep their ids where this
site has none of them, so import into a new site. The database is an SQLite file, or an address like
postgres://user:password@host/database or mysql://user:password@host/database; it is only read.

discourse: a backup of a Discourse site (.tar.gz), packed or unpacked, its dump.sql.gz alone, or the address of its database:
people with their passwords, categories and tags, topics with their replies, versions, likes, votes, accepted answers and
pictures. Private categories come as deleted questions, messages between people not at all.

question2answer: an SQL dump of a Question2Answer site (.sql or .sql.gz) as mysqldump writes it, or the address of its
database: people with their passwords, questions, answers, comments, votes and favourite questions.

askbot: an SQL dump of an Askbot site (.sql or .sql.gz) as pg_dump or mysqldump writes it, or the address of its database:
people with their passwords, tags, questions, answers, comments, versions, votes, follows and bookmarks.

markdown: a folder of Markdown files with front matter, like an FAQ or a wiki: each file is a question with its answers.
csv: a file whose first row names the columns: title, question, answer, tags, author, date, id, url.

quandary: what "quandary export" wrote, as a whole and without loss. It makes the site, as "quandary restore" does: the
database has to be empty, is chosen in the same way, and none of the options below apply.

  --author <username>   markdown, csv: whose pages without an author are (default: the first administrator)
  --uploads <folder>    answer, askbot, discourse: the folder of uploads of that site (default: the one in a backup of Discourse; else
                        pictures stay where they are)
  --time-zone <name>    answer, question2answer: the zone in which that site wrote times, like Asia/Shanghai (default: UTC)
  --settings            answer: takes over name, descriptions, legal texts and rules for tags and answers
  --source <name>       the site that the content is of (default: the name of the folder, or the host of the Answer site)
  --host <name>         host name of that site: links to it in posts lead to what was imported; may be given several
                        times (default: the source, if it is a host name)
  --batch <rows>        rows per transaction, 1 to ${MAX_BATCH} (default: 500)
  --report <file>       where what could not be used is listed (default: import-<source>.json in the data folder)`,
  options: {
    source: { type: 'string' },
    host: { type: 'string', multiple: true },
    author: { type: 'string' },
    uploads: { type: 'string' },
    'time-zone': { type: 'string' },
    settings: { type: 'boolean' },
    batch: { type: 'string' },
    report: { type: 'string' },
  },
  async run(input) {
    const { env, values, positionals } = input
    const [format, location, ...rest] = positionals
    if (format === 'quandary' && location !== undefined && rest.length === 0) return importExport(input, location)
    const start = format === undefined ? undefined : importFormats.get(format)
    if (!start || location === undefined || rest.length > 0) {
      throw new UsageError(
        `Say what to import: import ${[...importFormats.keys(), 'quandary'].join('|')} <folder, file or database>`,
      )
    }
    const hosts = [values.host].flat().filter((host) => typeof host === 'string')
    const batchSize = readBatch(values.batch)
    const timeZone = readTimeZone(values['time-zone'])
    // Imported on use, because readers take memory that a server never needs.
    const { BrokenDump, ImportStopped, UnusableSource } = await import('../import/errors.ts')
    const stop = new AbortController()
    const onSignal = () => stop.abort()
    process.once('SIGINT', onSignal).once('SIGTERM', onSignal)
    try {
      await withSite(env, async (site) => {
        const source = typeof values.source === 'string' ? values.source : undefined
        const name = (source ?? nameOf(location)).replaceAll(/[^\w.-]/g, '-')
        const report =
          typeof values.report === 'string' ? values.report : join(site.config.dataDir, `import-${name}.json`)
        const reportFile = resolve(report)
        const summary = await start(site, location, {
          ...(source === undefined ? {} : { source }),
          ...(hosts.length === 0 ? {} : { hosts }),
          ...(typeof values.author === 'string' ? { author: values.author } : {}),
          ...(typeof values.uploads === 'string' ? { uploads: resolve(values.uploads) } : {}),
          ...(timeZone === undefined ? {} : { timeZone }),
          settings: values.settings === true,
          batchSize,
          reportFile,
          signal: stop.signal,
          onProgress: progressPrinter('rows'),
        })
        // The installer may have begun a first import of this site. Its record is deleted, so that the next start
        // serves the site.
        endFirstImport(site.config.dataDir)
        console.log(`${summaryText(summary)}\n\nWhat could not be used is listed in ${reportFile}`)
      })
    } catch (error) {
      if (error instanceof BrokenDump || error instanceof UnusableSource) {
        throw new CommandFailed(`${error.message}\nNothing was stored.`)
      }
      if (error instanceof ImportStopped) throw new CommandFailed('\nStopped. The same command goes on from here.')
      throw error
    } finally {
      process.off('SIGINT', onSignal).off('SIGTERM', onSignal)
    }
  },
}

/** Names a source by the last part of its path, because the address of a database contains a password. */
function nameOf(location: string): string {
  const path = /^\w+:\/\//.test(location) ? location.replace(/\?.*/, '') : resolve(location)
  return path.split('/').findLast((part) => part !== '') ?? ''
}

function readBatch(value: unknown): number {
  const batch = Number(value ?? 500)
  if (Number.isInteger(batch) && batch >= 1 && batch <= MAX_BATCH) return batch
  throw new UsageError(`--batch takes a number from 1 to ${MAX_BATCH}`)
}

function readTimeZone(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: value }).resolvedOptions().timeZone
  } catch {
    throw new UsageError(`--time-zone takes a name like Europe/Berlin, not ${value}`)
  }
}

/** Formats the final table: the counts of the dump and of the site. */
function summaryText({ source, absent, nouns, unusable, notMapped }: ImportSummary): string {
  const lines = [`\n${source}`, row('', 'there', 'here')]
  for (const { noun, inDump, stored } of nouns) lines.push(row(noun, String(inDump), String(stored)))
  if (absent.length > 0) lines.push('', `Not there, so nothing of it here: ${absent.join(', ')}`)
  lines.push('', unusable.length === 0 ? 'Every row could be used.' : 'Not usable:')
  for (const { file, reason, count } of unusable) lines.push(`  ${String(count).padStart(6)}  ${file}: ${reason}`)
  if (notMapped.length > 0) lines.push('', 'Without a place on this site:')
  for (const { file, what, count } of notMapped) lines.push(`  ${String(count).padStart(6)}  ${file}: ${what}`)
  return lines.join('\n')
}

function row(noun: string, inDump: string, stored: string): string {
  return `  ${noun.padEnd(28)}${inDump.padStart(12)}${stored.padStart(12)}`
}
