import { operationQuery } from '@quandary/api-client/query'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { settingWords, type SettingWords } from './settings-titles.ts'

/** Returns the words for the settings of these groups, by their names in the contract. */
export function useSettingWords(groups: readonly string[]): SettingWords {
  const language = useLanguage()
  const { data } = useQuery({
    ...operationQuery(api, 'getPrivilegeSettings'),
    enabled: groups.includes('privileges'),
  })
  return settingWords(language, data?.options ?? [])
}
