import type { RouterContext } from '../../shell/router-context.ts'
import type { SettingsGroup } from './settings-group.ts'

/** Prefetches the settings while the code of their page loads. */
export function prefetchSettings<Saved extends object>(
  { api, queryClient }: RouterContext,
  group: SettingsGroup<Saved>,
): void {
  void queryClient.prefetchQuery(group.query(api))
}
