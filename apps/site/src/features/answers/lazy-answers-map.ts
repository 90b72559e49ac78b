import { lazyPart } from '../../shell/loading/lazy-part.tsx'

/** {@link AnswersMap}, loaded when it is first rendered. */
export const LazyAnswersMap = lazyPart(async () => (await import('./answers-map.tsx')).AnswersMap, { optional: true })
