import { defineSlice } from '../slice.ts'
import { dashboardRoutes } from './routes.ts'

export { describeExposedFiles, warnOfExposedFiles } from './exposed-files.ts'

/** The figures on the back office's start page. Owns no table. */
export const dashboard = defineSlice({ name: 'dashboard', migrations: [], routes: dashboardRoutes })
