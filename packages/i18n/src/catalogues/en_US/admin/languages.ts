/** Texts of the page about translation files. */
export const languageMessages = {
  'languages.title': 'Translation files',
  'languages.lead':
    'Each file in the folder “languages” of the data folder adds a language. A changed file is read within five seconds.',
  'languages.none': 'There are no files yet. “quandary languages template” writes one to start from.',
  'languages.progress': '{{progress}}% translated',
  'languages.unusable': 'Cannot be used',
  'languages.problems_one': '{{count}} text cannot be used; English is shown instead.',
  'languages.problems_other': '{{count}} texts cannot be used; English is shown instead.',
  'languages.more': 'The first {{count}} are listed.',
  'languages.problem.unreadable_file': 'The file cannot be used: {{detail}}',
  'languages.problem.unknown_area': 'There is no such area.',
  'languages.problem.unknown_key': 'There is no such text.',
  'languages.problem.no_text': 'This is not a text, or it is empty.',
  'languages.problem.unknown_placeholder': 'The English text does not have {{detail}}.',
  'languages.problem.missing_placeholder': '{{detail}} is missing.',
  'languages.problem.markup': 'The English text does not have {{detail}}.',
  'languages.problem.unknown_form': 'The language does not have this plural form, only {{detail}}.',
  'languages.problem.missing_form': 'The plural form “{{detail}}” is missing; “other” is shown instead.',
} as const
