import { lazyPart } from '../../shell/loading/lazy-part.tsx'

/** {@link PostActionDialog}, loaded when it is first rendered. */
export const LazyPostActionDialog = lazyPart(async () => (await import('./post-action-dialog.tsx')).PostActionDialog)
