import { defineSlice } from '../slice.ts'
import { rankingRoutes } from './routes.ts'

/** Who is most active. Read-only over reputation and votes; owns no table. */
export const rankings = defineSlice({ name: 'rankings', migrations: [], routes: rankingRoutes })
