export { fileGroups, type GroupValues } from './settings-groups.ts'
export { fieldTitle, groupTitle, settingWords } from './settings-titles.ts'
