import { defineSlice } from '../slice.ts'
import { rankingRoutes } from './routes.ts'

/** Rankings of people and of tags by activity. Reads reputation, votes, posts and tags; owns no table. */
export const rankings = defineSlice({ name: 'rankings', migrations: [], routes: rankingRoutes })
