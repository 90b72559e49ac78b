// Started by killed-upgrades.test.ts: upgrades the schema of a site, and ends the process within a step, as a power cut
// would.
import { migrationSets } from '../../src/app.ts'
import { readDatabaseConfig } from '../../src/config.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import type { MigrationSet } from '../../src/platform/db/migrations.ts'
import { migrate } from '../../src/platform/db/migrations.ts'

const [dataDir = '', step = ''] = process.argv.slice(2)
const config = readDatabaseConfig(dataDir)
if (!config) throw new Error(`There is no site in ${dataDir}`)

/** Ends the process after the changes of a step, before its transaction is committed. */
function endingWithin({ owner, migrations, ...rest }: MigrationSet): MigrationSet {
  return {
    ...rest,
    owner,
    migrations: migrations.map((migration) => ({
      ...migration,
      async up(db, can) {
        await migration.up(db, can)
        if (`${owner}/${migration.name}` === step) process.kill(process.pid, 'SIGKILL')
      },
    })),
  }
}

await migrate(openDatabase(config, dataDir), migrationSets.map(endingWithin), Date.now())
throw new Error(`The step ${step} was not missing`)
