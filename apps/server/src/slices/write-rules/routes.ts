import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { done } from '../../platform/http/route.ts'
import { getWriteSettings } from './get-write-settings.ts'
import { updateWriteSettings } from './update-write-settings.ts'

/** The rules that are off when a form leaves them out. */
const OFF_WHEN_ABSENT = { restrict_answer: false, required_tag: false }

export function writeRuleRoutes(ctx: AppContext) {
  return {
    getWriteSettings: { policy: 'admin', handle: () => getWriteSettings(ctx) },
    updateWriteSettings: {
      policy: 'admin',
      handle: (call) => {
        const { recommend_tags = [], reserved_tags = [], ...rules } = call.body
        const given = { rules: { ...OFF_WHEN_ABSENT, ...rules }, tags: { recommend_tags, reserved_tags } }
        return done(updateWriteSettings(ctx, given, call))
      },
    },
  } satisfies RouteTable
}
