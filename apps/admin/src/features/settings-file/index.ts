export { SettingsFilePage } from './settings-file-page.tsx'
export { compare, type GroupDifference } from './settings-file.ts'
