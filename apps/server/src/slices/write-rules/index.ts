import { contributeMarkedTags } from '../site-settings/index.ts'
import { defineSlice } from '../slice.ts'
import { findMarkedSlugs } from '../tags/index.ts'
import { writeRuleRoutes } from './routes.ts'

/** What administrators ask of posts: rules that the settings keep, and tags that carry marks. */
export const writeRules = defineSlice({
  name: 'write-rules',
  migrations: [],
  routes: writeRuleRoutes,
  listen: (app) =>
    contributeMarkedTags(app, async () => {
      const { recommend, reserved } = await findMarkedSlugs(app.db)
      return { recommend_tags: recommend, reserved_tags: reserved }
    }),
})
