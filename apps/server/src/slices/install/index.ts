import { defineSlice } from '../slice.ts'
import { refusedSetupRoutes } from './routes.ts'

export { writeConfigFile } from './config-file.ts'
export { OLDEST_POSTGRES } from './database-problem.ts'

export type { InstallAnswers } from './install-site.ts'
export { assertUsable, installSite, isInstalled } from './install-site.ts'
export { endFirstImport, FirstImport, hasUnfinishedImport } from './first-import.ts'
export { setupRoutes } from './routes.ts'
export { isNewFile } from './new-file.ts'
export { containsSite } from './steps.ts'
export type { Setup } from './setup.ts'
export type { SiteContent } from './site-content.ts'
export { SourceRefused } from './site-content.ts'

/** Installs a site into an empty data folder; an installed site refuses these calls. */
export const install = defineSlice({ name: 'install', migrations: [], routes: refusedSetupRoutes })
