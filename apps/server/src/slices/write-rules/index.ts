import { defineSlice } from '../slice.ts'
import { writeRuleRoutes } from './routes.ts'

/** What administrators ask of posts: rules that the settings keep, and tags that carry marks. */
export const writeRules = defineSlice({ name: 'write-rules', migrations: [], routes: writeRuleRoutes })
