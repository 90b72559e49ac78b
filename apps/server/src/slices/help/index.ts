import { defineSlice } from '../slice.ts'
import { helpRoutes } from './routes.ts'

/** The guide to the site, made from its settings, and what administrators add to it. Owns no table. */
export const help = defineSlice({ name: 'help', migrations: [], routes: helpRoutes })
