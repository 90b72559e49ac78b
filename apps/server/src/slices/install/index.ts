import { defineSlice } from '../slice.ts'
import { refusedSetupRoutes } from './routes.ts'

export { writeConfigFile } from './config-file.ts'

export { installSite, isInstalled } from './install-site.ts'
export { setupRoutes } from './routes.ts'
export type { Setup } from './setup.ts'

/** Installs a site into an empty data folder; an installed site refuses these calls. */
export const install = defineSlice({ name: 'install', migrations: [], routes: refusedSetupRoutes })
