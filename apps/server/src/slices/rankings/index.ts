import { defineSlice } from '../slice.ts'
import { rankingRoutes } from './routes.ts'

/** The most active people. Reads reputation and votes; owns no table. */
export const rankings = defineSlice({ name: 'rankings', migrations: [], routes: rankingRoutes })
