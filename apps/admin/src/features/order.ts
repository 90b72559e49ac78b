/**
 * The features in order: each imports only features above it in this list, through their doors (`pnpm architecture`).
 */
export const order = [
  'lists',
  'settings-groups',
  'audit-log',
  'settings-file',
  'site-settings',
  'backups',
  'plugins',
  'dashboard',
  'flags',
  'users',
  'posts',
  'user-page',
] as const
