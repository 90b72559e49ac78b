import { copyFileSync, existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { createApp, migrationSets } from '../app.ts'
import type { Contents } from '../backup/index.ts'
import { contentOf, finishMove, discardMove, isMoved, moveDatabase, moveFolder } from '../backup/index.ts'
import type { Config } from '../config.ts'
import { configFilePath, readConfig, readDatabaseConfig } from '../config.ts'
import type { AppContext } from '../context.ts'
import type { DatabaseConfig } from '../platform/db/database-config.ts'
import { nameOfDatabase } from '../platform/db/database-config.ts'
import { openDatabase } from '../platform/db/database.ts'
import { MAX_NOTICE_DELAY_MS, readMaintenance, setMaintenance } from '../platform/http/maintenance-mode.ts'
import { countJobs } from '../platform/jobs/inspect-jobs.ts'
import { createLog } from '../platform/log/log.ts'
import { openContext } from '../server.ts'
import { writeConfigFile } from '../slices/install/index.ts'
import { reindexAll } from '../slices/search/index.ts'
import { explainBroken, showParts } from './backup.ts'
import type { Command, CommandInput } from './command.ts'
import { CommandFailed, UsageError } from './command.ts'
import { withUnchangedSite } from './open-site.ts'
import { progressPrinter } from './progress.ts'

/** Longest wait for running jobs. No job should take longer, and the claims of a dead process expire by then. */
const JOBS_MS = 60_000

export const db: Command = {
  name: 'db',
  summary: 'Move the site into another database, on either engine',
  help: `quandary db move [--json] [--data-dir <folder>]
quandary db switch [--data-dir <folder>]

move copies the site into the database that DB_TYPE and the other DB_ variables name, while everybody goes on reading. The
site is read-only from then on: changes are refused with a sentence that says so, and background jobs wait. Afterwards
counts and hashes of all tables are compared, and the search index is made anew. The other database has to be empty. If
the command is interrupted, run it again: it goes on from the last finished step. Uploads stay where they are.

switch lets config.yaml name the new database; the former file is kept as config.yaml.before-move. Restart the server
afterwards. A process that still has the former database remains read-only, so nothing is lost between the two.

To give up before that, run "quandary maintenance off". The former database is never changed.

  --json  print what was moved: from, to, tables, rows`,
  options: { json: { type: 'boolean' } },
  async run(input) {
    const [action, ...rest] = input.positionals
    if (rest.length === 0 && action === 'move') await move(input)
    else if (rest.length === 0 && action === 'switch') await switchOver(readConfig(input.env))
    else throw new UsageError('Say what to do: db move or db switch')
  },
}

async function move(input: CommandInput): Promise<void> {
  const config = readConfig(input.env)
  const [from, to] = databasesOf(input, config)
  const [source, target] = [nameOfDatabase(from), nameOfDatabase(to)]
  await withUnchangedSite(input.env, async (site) => {
    assertNotClosed(config)
    await assertFree(config, to)
    await forgetUnlessReadOnly(config.dataDir, source)
    setMaintenance(config.dataDir, 'read-only', { database: source })
    writeConfigFile(moveFolder(config.dataDir), to)
    await waitUntilIdle(site)
    const contents = await moveInto(input, site, to)
    await reindex(input, config, to)
    await finishMove(config.dataDir)
    print(input, { from: source, to: target }, contents)
  })
}

/** Returns the database of the site, and the one that the environment names. */
function databasesOf({ env }: CommandInput, config: Config): [from: DatabaseConfig, to: DatabaseConfig] {
  if (env.DB_TYPE === undefined) throw new UsageError('Name the new database: DB_TYPE and the other DB_ variables')
  const from = readDatabaseConfig(config.dataDir)
  if (!from) throw new CommandFailed(`There is no site in ${config.dataDir}.`)
  if (nameOfDatabase(from) === nameOfDatabase(config.setupDatabase)) {
    throw new UsageError('The site is in this database already')
  }
  return [from, config.setupDatabase]
}

/**
 * Refuses to move a closed site: its jobs continue to run, and would run a second time in the new database.
 * @throws {CommandFailed}
 */
function assertNotClosed({ dataDir }: Config): void {
  if (readMaintenance(dataDir) === 'closed') {
    throw new CommandFailed(
      'The site is closed. Open it with "quandary maintenance off": this command makes it read-only.',
    )
  }
}

/**
 * @throws {CommandFailed} unless the database is empty, or contains what an interrupted move of this site stored there
 */
async function assertFree({ dataDir }: Config, to: DatabaseConfig): Promise<void> {
  const begun = readDatabaseConfig(moveFolder(dataDir))
  const isOfMove = begun !== undefined && nameOfDatabase(begun) === nameOfDatabase(to)
  const database = openDatabase(to, dataDir)
  try {
    const content = await contentOf(database.db)
    if (content === 'another program' || (content === 'site' && !isOfMove)) {
      throw new CommandFailed('The new database is not empty. Create one of its own.')
    }
  } finally {
    await database.close()
  }
}

/** Deletes the progress of an earlier move, unless the site has been read-only since then. */
async function forgetUnlessReadOnly(dataDir: string, source: string): Promise<void> {
  if (readMaintenance(dataDir, source) !== 'read-only') await discardMove(dataDir)
}

/** Waits until every process knows that the site is read-only, and until no job is running. */
async function waitUntilIdle({ db: tables, clock }: AppContext): Promise<void> {
  await setTimeout(MAX_NOTICE_DELAY_MS)
  for (let waited = 0; waited < JOBS_MS; waited += MAX_NOTICE_DELAY_MS) {
    const { running } = await countJobs(tables, clock.now())
    if (running === 0) return
    await setTimeout(MAX_NOTICE_DELAY_MS)
  }
  throw new CommandFailed('Background jobs still run. See "quandary jobs list".')
}

async function moveInto(input: CommandInput, ctx: AppContext, to: DatabaseConfig): Promise<Contents> {
  const database = openDatabase(to, ctx.config.dataDir)
  const onPart = showParts(input)
  try {
    return await explainBroken('The copy', () => moveDatabase(ctx, database, { migrations: migrationSets, onPart }))
  } finally {
    await database.close()
  }
}

async function reindex({ env, values }: CommandInput, config: Config, to: DatabaseConfig): Promise<void> {
  const show = progressPrinter('posts')
  const site = await openContext(config, to, createLog(env.LOG_LEVEL ?? 'warn'))
  try {
    const app = await createApp(site)
    await reindexAll(site, (done, total) => {
      if (values.json !== true) show({ title: 'Indexing', done, total })
    })
    await app.http.close()
  } finally {
    await site.database.close()
  }
}

function print({ values }: CommandInput, names: { from: string; to: string }, { tables, rows }: Contents): void {
  if (values.json === true) {
    console.log(JSON.stringify({ ...names, tables: tables.size, rows }, null, 2))
    return
  }
  console.log(`
Moved ${tables.size} tables with ${rows} rows from ${names.from} to ${names.to}; both are the same.
The site is read-only until "quandary db switch" and a restart, or "quandary maintenance off".`)
}

async function switchOver({ dataDir }: Config): Promise<void> {
  const to = readDatabaseConfig(moveFolder(dataDir))
  const from = readDatabaseConfig(dataDir)
  if (!to || !from || !isMoved(dataDir))
    throw new CommandFailed('There is no finished move. Run "quandary db move" first.')
  if (readMaintenance(dataDir, nameOfDatabase(from)) === 'open') {
    await discardMove(dataDir)
    throw new CommandFailed('The site was changed since it was moved. Run "quandary db move" again.')
  }
  const path = configFilePath(dataDir)
  if (existsSync(path)) copyFileSync(path, `${path}.before-move`)
  writeConfigFile(dataDir, to)
  await discardMove(dataDir)
  console.log(`The site is in ${nameOfDatabase(to)} now. Restart the server.`)
}
