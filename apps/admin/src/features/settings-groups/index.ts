export { fileGroups, type GroupValues } from './settings-groups.ts'
export { groupTitle, type SettingWords } from './settings-titles.ts'
export { useSettingWords } from './use-setting-words.ts'
