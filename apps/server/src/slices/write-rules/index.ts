import { fill } from '../../platform/slots/slots.ts'
import { staffTagSource } from '../site-settings/index.ts'
import { defineSlice } from '../slice.ts'
import { findMarkedSlugs } from '../tags/index.ts'
import { writeRuleRoutes } from './routes.ts'

/** The rules for posting: the write settings, and the recommended and reserved tags. */
export const writeRules = defineSlice({
  name: 'write-rules',
  migrations: [],
  routes: writeRuleRoutes,
  fills: (ctx) => [
    fill(staffTagSource, async () => {
      const { recommend, reserved } = await findMarkedSlugs(ctx.db)
      return { recommend_tags: recommend, reserved_tags: reserved }
    }),
  ],
})
