import { lazyPart } from './lazy-part.tsx'

/** {@link PageSkeleton}, loaded when it is first rendered. */
export const LazyPageSkeleton = lazyPart(async () => (await import('./page-skeleton.tsx')).PageSkeleton, {
  optional: true,
})
