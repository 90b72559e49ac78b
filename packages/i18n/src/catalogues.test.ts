import { describe, expect, it } from 'vitest'
import { messages as accountEn } from './catalogues/en_US/account.ts'
import { messages as adminEn } from './catalogues/en_US/admin.ts'
import { messages as communityEn } from './catalogues/en_US/community.ts'
import { messages as editorEn } from './catalogues/en_US/editor.ts'
import { messages as installerEn } from './catalogues/en_US/installer.ts'
import { messages as postingEn } from './catalogues/en_US/posting.ts'
import { messages as serverEn } from './catalogues/en_US/server.ts'
import { messages as siteEn } from './catalogues/en_US/site.ts'
import { messages as uiEn } from './catalogues/en_US/ui.ts'
import { messages as accountZh } from './catalogues/zh_CN/account.ts'
import { messages as adminZh } from './catalogues/zh_CN/admin.ts'
import { messages as communityZh } from './catalogues/zh_CN/community.ts'
import { messages as editorZh } from './catalogues/zh_CN/editor.ts'
import { messages as installerZh } from './catalogues/zh_CN/installer.ts'
import { messages as postingZh } from './catalogues/zh_CN/posting.ts'
import { messages as serverZh } from './catalogues/zh_CN/server.ts'
import { messages as siteZh } from './catalogues/zh_CN/site.ts'
import { messages as uiZh } from './catalogues/zh_CN/ui.ts'

const areas: Record<string, [english: Record<string, string>, chinese: Record<string, string>]> = {
  account: [accountEn, accountZh],
  admin: [adminEn, adminZh],
  community: [communityEn, communityZh],
  editor: [editorEn, editorZh],
  installer: [installerEn, installerZh],
  posting: [postingEn, postingZh],
  server: [serverEn, serverZh],
  site: [siteEn, siteZh],
  ui: [uiEn, uiZh],
}

function placeholders(text: string | undefined): string[] {
  return [...new Set((text ?? '').match(/\{\{.*?\}\}/g))].sort()
}

function keysOf(messages: Record<string, string>): string[] {
  return Object.keys(messages)
    .filter((key) => !key.endsWith('_one'))
    .sort()
}

describe.each(Object.entries(areas))('area %s', (_area, [english, chinese]) => {
  it('has the same keys in both languages', () => {
    expect(keysOf(chinese)).toEqual(keysOf(english))
  })

  it('has the same placeholders in both languages', () => {
    for (const key of keysOf(english)) expect(placeholders(chinese[key]), key).toEqual(placeholders(english[key]))
  })

  it('has no empty text and no stray spaces around one', () => {
    for (const text of [...Object.values(english), ...Object.values(chinese)]) {
      expect(text).not.toBe('')
      expect(text).toBe(text.trim())
    }
  })

  it('has both plural forms in English', () => {
    const singular = Object.keys(english).filter((key) => key.endsWith('_one'))
    const plural = Object.keys(english).filter((key) => key.endsWith('_other'))
    expect(plural.map((key) => key.replace(/_other$/, '_one')).sort()).toEqual(singular.sort())
  })
})

describe('texts the product fixes (product spec §8)', () => {
  it('are worded exactly so', () => {
    expect(serverEn['validation.required']).toBe('Cannot be empty.')
    expect(serverEn['validation.reason_required']).toBe('Please select a reason.')
    expect(serverEn['error.object.disallow_vote_your_self']).toBe("You can't vote for your own post.")
    expect(serverEn['error.install.create_config_failed']).toBe("Can't create the config.yaml file.")
    expect(serverEn['error.database.connection_failed']).toBe('Database connection failed')
    expect(serverEn['error.install.already_installed']).toBe('Already installed')
    expect(siteEn['error.404']).toBe("Unfortunately, this page doesn't exist.")
  })
})
