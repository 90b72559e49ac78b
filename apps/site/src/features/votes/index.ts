export { PostVotes } from './post-votes.tsx'
export { SwitchButton } from './switch-button.tsx'
export { toggled, useOptimisticToggle } from './use-optimistic-toggle.ts'
