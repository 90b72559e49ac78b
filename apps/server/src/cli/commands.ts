import { backup } from './backup.ts'
import { check } from './check.ts'
import type { Command } from './command.ts'
import { db } from './db.ts'
import { doctor } from './doctor.ts'
import { exportCommand } from './export.ts'
import { importCommand } from './import.ts'
import { install } from './install.ts'
import { jobs } from './jobs.ts'
import { languages } from './languages.ts'
import { maintenance } from './maintenance.ts'
import { migrate } from './migrate.ts'
import { plugins } from './plugins.ts'
import { restore } from './restore.ts'
import { searchCommand } from './search.ts'
import { seed } from './seed.ts'
import { serve } from './serve.ts'
import { settings } from './settings.ts'
import { uploads } from './uploads.ts'
import { users } from './users.ts'

/** Commands for one purpose. */
interface CommandGroup {
  title: string
  commands: readonly Command[]
}

/** Every command, in the order of the overview. */
export const commandGroups: readonly CommandGroup[] = [
  { title: 'start and close a site', commands: [install, serve, maintenance] },
  { title: 'change a site', commands: [users, settings, plugins, languages] },
  { title: 'find out what is wrong', commands: [doctor, check, jobs, searchCommand] },
  { title: 'save, move and upgrade a site', commands: [backup, restore, exportCommand, db, uploads, migrate] },
  { title: 'fill a site', commands: [importCommand, seed] },
]
