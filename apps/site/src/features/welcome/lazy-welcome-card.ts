import { lazyPart } from '../../shell/loading/lazy-part.tsx'

/** {@link WelcomeCard}, loaded when it is first rendered. */
export const LazyWelcomeCard = lazyPart(async () => (await import('./welcome-card.tsx')).WelcomeCard, {
  optional: true,
})
