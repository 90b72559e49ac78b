import { defineSlice } from '../slice.ts'
import { profileRoutes } from './routes.ts'

/**
 * The lists of a profile: posts, comments, votes and reputation of a person, from several slices. Read-only; owns no
 * table.
 */
export const profiles = defineSlice({ name: 'profiles', migrations: [], routes: profileRoutes })
