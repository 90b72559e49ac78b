/**
 * Every form of the site by its file in `src`. The value is `refuses` if `refused-forms.spec.ts` submits the form with
 * invalid content, otherwise the reason why it does not. `src/forms.test.ts` keeps the list complete.
 */
export const forms = {
  'features/accounts/account-form.tsx': 'the frame of the forms of accounts',
  'features/accounts/address-change-form.tsx': 'refuses',
  'features/accounts/confirm-email-screen.tsx': 'refuses',
  'features/accounts/login-screen.tsx': 'refuses',
  'features/accounts/logout-screen.tsx': 'has no field',
  'features/accounts/password-reset-screen.tsx': 'refuses',
  'features/accounts/recovery-screen.tsx': 'refuses',
  'features/accounts/register-screen.tsx': 'refuses',
  'features/answers/answer-form.tsx': 'refuses',
  'features/comments/comment-form.tsx': 'refuses',
  'features/editor/edit-frame.tsx': 'refuses',
  'features/filters/filter-form.tsx': 'refuses',
  'features/filters/saved/saved-filter-form.tsx': 'refuses',
  'features/questions/ask-screen.tsx': 'refuses',
  'features/reports/reason-dialog.tsx': 'refuses',
  'features/reviews/flag-edit-form.tsx': 'refuses',
  'features/settings/delete-account.tsx': 'refuses',
  'features/settings/password-change-form.tsx': 'refuses',
  'features/settings/profile-settings.tsx': 'refuses',
  'features/tags/followed-tags-form.tsx': 'takes any choice, and none',
  'features/tags/tag-form.tsx': 'refuses',
  'features/tags/tag-merge-dialog.tsx': 'refuses',
  'features/tags/tag-synonyms-form.tsx': 'takes any choice, and none',
  'features/two-factor/proof-dialog.tsx': 'refuses',
  'features/two-factor/set-up-dialog.tsx': 'refuses',
  'shell/captcha/captcha-dialog.tsx': 'has one field, and only the server can refuse it',
} as const satisfies Readonly<Record<string, string>>

/** The file of a form that `refused-forms.spec.ts` submits with invalid content. */
export type RefusingForm = {
  [File in keyof typeof forms]: (typeof forms)[File] extends 'refuses' ? File : never
}[keyof typeof forms]
