import { defineSlice } from '../slice.ts'
import { pageRoutes } from './routes.ts'

/** Screens that combine the data of several slices. Read-only; owns no table. */
export const pages = defineSlice({ name: 'pages', migrations: [], routes: pageRoutes })
