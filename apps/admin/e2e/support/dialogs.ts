/**
 * Every dialog of the back office by its file in `src`: `opens` if `every-dialog.spec.ts` opens it, otherwise the name
 * of the test that does. `src/dialogs.test.ts` fails if a dialog is missing here.
 */
export const dialogs = {
  'features/backups/download-dialog.tsx': 'needs a backup: backups.spec.ts',
  'features/flags/flag-decision.tsx': 'opens',
  'features/posts/close-questions.tsx': 'opens',
  'features/posts/post-action-parts.tsx': 'opens',
  'features/site-settings/settings-history.tsx': 'opens',
  'features/user-page/user-two-factor.tsx': 'needs somebody with a second factor: two-factor.spec.ts',
  'features/users/account-log.tsx': 'opens',
  'features/users/activation-link.tsx': 'opens',
  'features/users/add-users.tsx': 'opens',
  'features/users/bulk-status.tsx': 'opens',
  'features/users/user-action-dialog.tsx': 'opens',
  'shell/report-error.tsx': 'opens',
  'shell/unsaved-guard.tsx': 'opens',
} as const satisfies Readonly<Record<string, string>>

/** Files of the dialogs that `every-dialog.spec.ts` opens. */
export type OpenedDialog = {
  [File in keyof typeof dialogs]: (typeof dialogs)[File] extends 'opens' ? File : never
}[keyof typeof dialogs]
