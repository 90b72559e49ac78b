import { defineSlice } from '../slice.ts'
import { rankingRoutes } from './routes.ts'

/** People and tags by what they did. Reads reputation, votes, posts and tags; owns no table. */
export const rankings = defineSlice({ name: 'rankings', migrations: [], routes: rankingRoutes })
