import type { AppContext } from '../../context.ts'
import { defineSlot } from '../../platform/slots/slots.ts'
import type { StaffTags } from './settings.ts'

/** The source of recommended and reserved tags. */
export const staffTagSource = defineSlot<() => Promise<StaffTags>>('site-settings.staff-tags')

/** Returns the recommended and reserved tags. */
export async function staffTags(ctx: AppContext): Promise<StaffTags> {
  const { recommend_tags, reserved_tags } = (await ctx.slots.one(staffTagSource)?.()) ?? {
    recommend_tags: [],
    reserved_tags: [],
  }
  return { recommend_tags, reserved_tags }
}
