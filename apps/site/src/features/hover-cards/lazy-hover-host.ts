import { lazyPart } from '../../shell/loading/lazy-part.tsx'

/** {@link HoverHost}, loaded when it is first rendered. */
export const LazyHoverHost = lazyPart(async () => (await import('./hover-host.tsx')).HoverHost, { optional: true })
