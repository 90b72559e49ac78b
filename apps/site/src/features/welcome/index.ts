export { LazyWelcomeCard } from './lazy-welcome-card.ts'
export { WelcomeCard } from './welcome-card.tsx'
