import { defineSlice } from '../slice.ts'
import { refusedSetupRoutes } from './routes.ts'

export { writeConfigFile } from './config-file.ts'
export type { InstallAnswers } from './install-site.ts'
export { installSite, isInstalled } from './install-site.ts'
export { setupRoutes } from './routes.ts'
export type { Setup } from './setup.ts'

/** Making a site out of an empty data folder; on a finished one its calls are refused. */
export const install = defineSlice({ name: 'install', migrations: [], routes: refusedSetupRoutes })
