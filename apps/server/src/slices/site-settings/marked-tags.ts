import type { AppContext } from '../../context.ts'
import type { MarkedTags } from './settings.ts'

const sources = new WeakMap<AppContext, () => Promise<MarkedTags>>()

/** Lets the slice that knows tags tell which of them carry marks, called from its `listen`. */
export function contributeMarkedTags(app: AppContext, source: () => Promise<MarkedTags>): void {
  sources.set(app, source)
}

/** The tags that carry marks at this moment. */
export async function markedTags(app: AppContext): Promise<MarkedTags> {
  const { recommend_tags, reserved_tags } = (await sources.get(app)?.()) ?? { recommend_tags: [], reserved_tags: [] }
  return { recommend_tags, reserved_tags }
}
