import { defineSlice } from '../slice.ts'
import { dashboardRoutes } from './routes.ts'

/** The numbers administrators look at. Owns no table. */
export const dashboard = defineSlice({ name: 'dashboard', migrations: [], routes: dashboardRoutes })
