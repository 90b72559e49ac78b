/**
 * Subjects, bodies and button texts of mails. Bodies are plain text; a line that consists of the link alone becomes a
 * button in HTML. Line breaks in a value become spaces (`renderMail` of `packages/mail-letters`).
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
  'mail.two_factor_enabled.subject': '[{{siteName}}] Two-factor authentication is on',
  'mail.two_factor_enabled.body':
    'From now on, logging in to your account on {{siteName}} with your password takes a code of your authenticator app too. Your other logins have ended.\n\nKeep your recovery codes where you find them without your phone.\n\nIf it was not you, somebody knows your password. Write to the people who run the site.\n\n{{url}}',
  'mail.two_factor_enabled.action': 'Open the settings',
  'mail.two_factor_disabled.subject': '[{{siteName}}] Two-factor authentication is off',
  'mail.two_factor_disabled.body':
    'From now on, the password alone is enough to log in to your account on {{siteName}}.\n\nIf it was not you, change your password and turn two-factor authentication on again:\n{{url}}',
  'mail.two_factor_disabled.action': 'Open the settings',
  'mail.two_factor_removed.subject': '[{{siteName}}] An administrator turned off your two-factor authentication',
  'mail.two_factor_removed.body':
    'From now on, the password alone is enough to log in to your account on {{siteName}}. You can turn two-factor authentication on again in your settings:\n{{url}}\n\nIf you did not ask for this, write to the people who run the site.',
  'mail.two_factor_removed.action': 'Open the settings',
  'mail.recovery_code_used.subject': '[{{siteName}}] A recovery code was used',
  'mail.recovery_code_used.body':
    'Somebody used one of the recovery codes of your account on {{siteName}} instead of a code of your authenticator app. Codes left: {{left}}.\n\nIf it was not you, change your password and get new recovery codes:\n{{url}}',
  'mail.recovery_code_used.action': 'Open the settings',
  'mail.two_factor_blocked.subject': '[{{siteName}}] Many wrong codes were entered for your account',
  'mail.two_factor_blocked.body':
    'Somebody entered your password on {{siteName}}, and then many wrong codes. For up to a day no code of your authenticator app is accepted; your recovery codes still work.\n\nIf it was not you, somebody knows your password. Choose a new one:\n{{url}}\n\nIf it was you, check that your phone shows the right time.',
  'mail.two_factor_blocked.action': 'Choose a new password',
  'mail.recovery_codes_renewed.subject': '[{{siteName}}] You have new recovery codes',
  'mail.recovery_codes_renewed.body':
    'The recovery codes of your account on {{siteName}} were replaced. The ones before no longer work.\n\nIf it was not you, somebody knows your password and has had a code. Change your password and get new recovery codes:\n{{url}}',
  'mail.recovery_codes_renewed.action': 'Open the settings',
  'mail.connect.subject': '[{{siteName}}] Log in with {{service}}?',
  'mail.connect.body':
    'Somebody who logged in with {{service}} as “{{account}}” says that your account on {{siteName}} is theirs, and wants to log in to it with {{service}} from now on.\n\nIf that was you, open this link in the same browser:\n{{url}}\n\nThe link works once and for {{minutes}} minutes. If it was not you, ignore this mail: nothing changes.',
  'mail.connect.action': 'Yes, that was me',
  'mail.login_connected.subject': '[{{siteName}}] {{service}} can now log in to your account',
  'mail.login_connected.body':
    'From now on, “{{account}}” of {{service}} opens your account on {{siteName}}, without your password and without a code.\n\nIf it was not you, somebody has used a browser where you are logged in. Disconnect {{service}}, log out everywhere else and change your password:\n{{url}}',
  'mail.login_connected.action': 'Open the settings',
  'mail.email_changed.subject': '[{{siteName}}] Your email address was changed',
  'mail.email_changed.body':
    'Your account on {{siteName}} has another email address now. No more mails about it come here.\n\nIf it was not you, somebody knows your password. Write to the people who run the site:\n{{url}}',
  'mail.email_changed.action': 'Open the site',
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
