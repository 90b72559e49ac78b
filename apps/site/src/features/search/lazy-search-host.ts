import { lazyPart } from '../../shell/loading/lazy-part.tsx'

/** {@link SearchHost}, loaded when it is first rendered. */
export const LazySearchHost = lazyPart(async () => (await import('./search-host.tsx')).SearchHost, { optional: true })
