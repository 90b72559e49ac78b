/** Loads the notice of a question's state, which few questions have. */
export const loadStateNotice = () => import('./state-notice.tsx')
