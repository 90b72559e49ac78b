/** Loads the notice about a question's state. Lazily, because few questions have one. */
export const loadStateNotice = () => import('./state-notice.tsx')
