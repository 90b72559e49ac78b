/** Texts for exporting and importing the settings. */
export const settingsFileMessages = {
  'nav.settings_file': 'Export and import',
  'settings_file.export': 'Export',
  'settings_file.export_about':
    'All settings as a file, without passwords and without those of plugins. Keep it as a copy, or take it to another site.',
  'settings_file.download': 'Download settings',
  'settings_file.import': 'Import',
  'settings_file.import_about': 'Choose a settings file. Before anything is saved, you see what it would change.',
  'settings_file.choose': 'Choose a file…',
  'settings_file.problem_unreadable': 'This file cannot be read. Choose one that was downloaded here.',
  'settings_file.problem_other_format': 'This is not a settings file. Choose one that was downloaded here.',
  'settings_file.problem_newer': 'A newer version of the program wrote this file. Update this site first.',
  'settings_file.same': '{{name}} has the settings of this site. There is nothing to change.',
  'settings_file.differs_one': '{{name}} would change {{count}} group of settings. Nothing is saved yet.',
  'settings_file.differs_other': '{{name}} would change {{count}} groups of settings. Nothing is saved yet.',
  'settings_file.save_one': 'Save {{count}} group',
  'settings_file.save_other': 'Save {{count}} groups',
  'settings_file.saved_one': '{{count}} group saved.',
  'settings_file.saved_other': '{{count}} groups saved.',
} as const
