import type { AppContext } from '../../context.ts'
import type { StaffTags } from './settings.ts'

const sources = new WeakMap<AppContext, () => Promise<StaffTags>>()

/** Contributes the source of recommended and reserved tags, from the `listen` of the slice that knows them. */
export function contributeStaffTags(app: AppContext, source: () => Promise<StaffTags>): void {
  sources.set(app, source)
}

/** Returns the recommended and reserved tags. */
export async function staffTags(app: AppContext): Promise<StaffTags> {
  const { recommend_tags, reserved_tags } = (await sources.get(app)?.()) ?? { recommend_tags: [], reserved_tags: [] }
  return { recommend_tags, reserved_tags }
}
