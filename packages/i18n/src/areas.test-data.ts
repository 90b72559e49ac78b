import { messages as accountEn } from './catalogues/en_US/account.ts'
import { messages as adminEn } from './catalogues/en_US/admin.ts'
import { messages as communityEn } from './catalogues/en_US/community.ts'
import { messages as editorEn } from './catalogues/en_US/editor.ts'
import { messages as filtersEn } from './catalogues/en_US/filters.ts'
import { messages as formsEn } from './catalogues/en_US/forms.ts'
import { messages as helpEn } from './catalogues/en_US/help.ts'
import { messages as installerEn } from './catalogues/en_US/installer.ts'
import { messages as postingEn } from './catalogues/en_US/posting.ts'
import { messages as serverEn } from './catalogues/en_US/server.ts'
import { messages as siteEn } from './catalogues/en_US/site.ts'
import { messages as uiEn } from './catalogues/en_US/ui.ts'
import { messages as accountZh } from './catalogues/zh_CN/account.ts'
import { messages as adminZh } from './catalogues/zh_CN/admin.ts'
import { messages as communityZh } from './catalogues/zh_CN/community.ts'
import { messages as editorZh } from './catalogues/zh_CN/editor.ts'
import { messages as filtersZh } from './catalogues/zh_CN/filters.ts'
import { messages as formsZh } from './catalogues/zh_CN/forms.ts'
import { messages as helpZh } from './catalogues/zh_CN/help.ts'
import { messages as installerZh } from './catalogues/zh_CN/installer.ts'
import { messages as postingZh } from './catalogues/zh_CN/posting.ts'
import { messages as serverZh } from './catalogues/zh_CN/server.ts'
import { messages as siteZh } from './catalogues/zh_CN/site.ts'
import { messages as uiZh } from './catalogues/zh_CN/ui.ts'
import type { Area } from './load.ts'

export const areas: Record<Area, [english: Record<string, string>, chinese: Record<string, string>]> = {
  account: [accountEn, accountZh],
  admin: [adminEn, adminZh],
  community: [communityEn, communityZh],
  editor: [editorEn, editorZh],
  filters: [filtersEn, filtersZh],
  forms: [formsEn, formsZh],
  help: [helpEn, helpZh],
  installer: [installerEn, installerZh],
  posting: [postingEn, postingZh],
  server: [serverEn, serverZh],
  site: [siteEn, siteZh],
  ui: [uiEn, uiZh],
}
