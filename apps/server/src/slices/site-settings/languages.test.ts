import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'

describeOnEveryEngine('languages', (open) => {
  it('LA1 all languages are complete, and the option to follow the site comes first', async () => {
    const site = await open()
    const { data } = await site.api().call('listLanguageOptions')
    expect(data).toEqual([
      { label: 'Default', value: 'Default', progress: 0 },
      { label: 'English', value: 'en_US', progress: 100 },
      { label: '简体中文', value: 'zh_CN', progress: 100 },
    ])
  })

  it('LA2 the texts of a language are a tree under one key', async () => {
    const site = await open()
    const { data } = await site.api().call('getLanguageConfig')
    expect(data).toMatchObject({ ui: { header: expect.any(Object) } })
  })
})
