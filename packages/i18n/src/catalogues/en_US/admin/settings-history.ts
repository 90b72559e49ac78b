/** Texts of the history of settings. */
export const settingsHistoryMessages = {
  'history.open': 'History',
  'history.title': 'History: {{group}}',
  'history.none': 'Nothing was changed here in the last two years.',
  'history.look': 'Values before this…',
  'history.back': 'Back',
  'history.restore': 'Restore these values',
  'history.restored': 'The earlier values are restored.',
  'history.differs': 'Restoring would change this. Nothing is saved yet.',
  'history.problem_same': 'These values are in use already.',
  'history.problem_secret':
    'A password was changed since. The log has no passwords, so these values cannot be restored. Set them in the form.',
  'history.problem_cut': 'The log has only the beginning of a long text, so these values cannot be restored.',
  'history.problem_unknown': 'The log lacks one of these values, so they cannot be restored.',
} as const
