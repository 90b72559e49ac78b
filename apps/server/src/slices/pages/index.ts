import { defineSlice } from '../slice.ts'
import { pageRoutes } from './routes.ts'

/** Screens that join what several slices own. Read-only; owns no table. */
export const pages = defineSlice({ name: 'pages', migrations: [], routes: pageRoutes })
