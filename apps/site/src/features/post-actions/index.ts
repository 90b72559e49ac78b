export { LazyPostActionDialog } from './lazy-post-action-dialog.ts'
export { PostActionDialog } from './post-action-dialog.tsx'
export { PostMenu } from './post-menu.tsx'
