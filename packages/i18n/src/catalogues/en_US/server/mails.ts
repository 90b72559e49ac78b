/**
 * Subjects, bodies and button texts of mails. Bodies are plain text; a line that consists of the link alone becomes a
 * button in HTML. Values are inserted unchanged: they must not contain line breaks.
 */
export const mailMessages = {
  'mail.activation.subject': '[{{siteName}}] Confirm your new account',
  'mail.activation.body':
    'Welcome to {{siteName}}.\n\nOpen this link to confirm and activate your new account:\n{{url}}\n\nThe link works once and for {{hours}} hours. If it cannot be opened, copy it into the address bar of your browser.',
  'mail.password_reset.subject': '[{{siteName}}] Password reset',
  'mail.password_reset.body':
    'Somebody asked to reset your password on {{siteName}}.\n\nOpen this link to choose a new password:\n{{url}}\n\nThe link works once and for {{minutes}} minutes. If it was not you, you can ignore this mail.',
  'mail.change_email.subject': '[{{siteName}}] Confirm your new email address',
  'mail.change_email.body':
    'Open this link to confirm your new email address for {{siteName}}:\n{{url}}\n\nThe link works once and for {{minutes}} minutes. If you did not ask for this change, you can ignore this mail.',
  'mail.delete_account.subject': '[{{siteName}}] Delete your account?',
  'mail.delete_account.body':
    'You asked to delete your account on {{siteName}}. Open this link in the browser where you are logged in to confirm it:\n{{url}}\n\nThe link works once and for {{minutes}} minutes, and asks once more. If it was not you, ignore this mail and look at the list of your logins.',
  'mail.delete_account.action': 'Continue',
  'mail.account_deleted.subject': '[{{siteName}}] Your account is deleted',
  'mail.account_deleted.body':
    'Your account on {{siteName}} is deleted, as you asked for. Your profile, address, settings and logins are erased; your posts stay under a neutral name.\n\nYou will get no more mails from this site. Thank you for having taken part.',
  'mail.connect.subject': '[{{siteName}}] Log in with {{service}}?',
  'mail.connect.body':
    'Somebody who logged in with {{service}} as “{{account}}” says that your account on {{siteName}} is theirs, and wants to log in to it with {{service}} from now on.\n\nIf that was you, open this link in the same browser:\n{{url}}\n\nThe link works once and for {{minutes}} minutes. If it was not you, ignore this mail: nothing changes.',
  'mail.connect.action': 'Yes, that was me',
  'mail.test.subject': '[{{siteName}}] Test email',
  'mail.test.body': 'This is a test email of {{siteName}}. Sending mails works.',
  'mail.activation.action': 'Activate the account',
  'mail.password_reset.action': 'Choose a new password',
  'mail.change_email.action': 'Confirm the address',
  'mail.unsubscribe': 'To stop these mails, open {{url}}',
  'mail.new_answer.subject': '[{{siteName}}] {{displayName}} answered: {{questionTitle}}',
  'mail.new_answer.body': '{{displayName}} answered your question “{{questionTitle}}”:\n\n{{summary}}\n\n{{url}}',
  'mail.new_answer.action': 'Read the answer',
  'mail.new_comment.subject': '[{{siteName}}] {{displayName}} commented: {{questionTitle}}',
  'mail.new_comment.body': '{{displayName}} wrote a comment at “{{questionTitle}}”:\n\n{{summary}}\n\n{{url}}',
  'mail.new_comment.action': 'Read the comment',
  'mail.invited_you_to_answer.subject': '[{{siteName}}] {{displayName}} invites you to answer',
  'mail.invited_you_to_answer.body':
    '{{displayName}} thinks that you may know the answer to “{{questionTitle}}”.\n\n{{url}}',
  'mail.invited_you_to_answer.action': 'See the question',
  'mail.new_question.subject': '[{{siteName}}] New question: {{questionTitle}}',
  'mail.new_question.body': 'A new question, tagged {{tags}}:\n\n{{questionTitle}}\n\n{{url}}',
  'mail.new_question.action': 'Read the question',
} as const
