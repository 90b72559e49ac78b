/** The features in their order: each imports only those above it in this list, by their doors (`pnpm architecture`). */
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
