import { defineSlice } from '../slice.ts'
import { dashboard0001 } from './migrations/0001-response-times.ts'
import { dashboardRoutes } from './routes.ts'
import { storeRegularly } from './store-response-times.ts'

export { describeExposedFiles, warnOfExposedFiles } from './exposed-files.ts'
export { storeResponseTimes } from './store-response-times.ts'

/** The figures on the back office's start page. */
export const dashboard = defineSlice({
  name: 'dashboard',
  migrations: [dashboard0001],
  routes: dashboardRoutes,
  listen: storeRegularly,
})
