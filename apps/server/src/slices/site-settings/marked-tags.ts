import type { AppContext } from '../../context.ts'
import type { MarkedTags } from './settings.ts'

const sources = new WeakMap<AppContext, () => Promise<MarkedTags>>()

/** Contributes the source of recommended and reserved tags, from the `listen` of the slice that knows them. */
export function contributeMarkedTags(app: AppContext, source: () => Promise<MarkedTags>): void {
  sources.set(app, source)
}

/** Returns the recommended and reserved tags. */
export async function markedTags(app: AppContext): Promise<MarkedTags> {
  const { recommend_tags, reserved_tags } = (await sources.get(app)?.()) ?? { recommend_tags: [], reserved_tags: [] }
  return { recommend_tags, reserved_tags }
}
