import type { Config } from '../../config.ts'
import type { AppContext } from '../../context.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { MigrationSet } from '../../platform/db/migrations.ts'
import type { BasePath } from '../../platform/http/base-path.ts'
import type { Log } from '../../platform/log/log.ts'
import type { SiteContent } from './site-content.ts'

/** The installer's dependencies before there is a site. */
export interface Setup {
  config: Config
  /** The site's address according to the environment, and the path below which the installer is served. */
  base: BasePath
  clock: Clock
  /** Returns the clock of the installed site; by default it is `clock`. */
  clockOf?: ((database: Database) => Promise<Clock>) | undefined
  log: Log
  migrations: readonly MigrationSet[]
  content: SiteContent
  /** A stored site whose first import was running when an earlier process ended. */
  interrupted?: AppContext | undefined
  /** Called with the installed site; the server that served the installer then serves the site. */
  onInstalled(ctx: AppContext): void
}
