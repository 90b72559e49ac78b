import { lazyPart } from '../../shell/loading/lazy-part.tsx'

/** {@link BellList}, loaded when it is first rendered. */
export const LazyBellList = lazyPart(async () => (await import('./bell-list.tsx')).BellList)
