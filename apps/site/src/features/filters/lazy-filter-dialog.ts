import { lazyPart } from '../../shell/loading/lazy-part.tsx'

/** {@link FilterDialog}, loaded when it is first rendered. */
export const LazyFilterDialog = lazyPart(async () => (await import('./filter-dialog.tsx')).FilterDialog)
