import { type OperationData, unwrap } from '@quandary/api-client'
import { privilegeKeys } from '@quandary/guards'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'

describeOnEveryEngine('the guide', (open) => {
  it('HE1 the guide names every privilege with the reputation it takes now, in the language of the reader', async () => {
    const site = await open()
    const { token } = await site.admin()
    const privileges = async (language = 'en_US') => {
      const headers = { 'accept-language': language }
      const answer = await site.server.http.inject({ method: 'GET', url: '/answer/api/v1/help', headers })
      return answer.json<{ data: OperationData<'getHelp'> }>().data.privileges
    }
    const before = await privileges()
    expect(before.map(({ key }) => key)).toEqual(privilegeKeys)
    expect(before).toContainEqual({ key: 'question.vote_down', label: 'Downvote a question', reputation: 125 })
    expect(before).toContainEqual({ key: 'tag.add', label: 'Create a new tag', reputation: 750 })
    await unwrap(site.api(token).call('updatePrivilegeSettings', { body: { level: 3 } }))
    expect(await privileges()).toContainEqual({ key: 'tag.add', label: 'Create a new tag', reputation: 1500 })
    const chinese = await privileges('zh_CN')
    expect(chinese).toHaveLength(privilegeKeys.length)
    for (const { label } of chinese) expect(label).toMatch(/\p{Script=Han}/u)
  })

  it('HE2 the guide states the points, the rules of posting and each reason for flags and closings once', async () => {
    const site = await open()
    const help = await unwrap(site.api().call('getHelp'))
    expect(help.points).toMatchObject({ answer_upvoted: 10, answer_accepted: 15, answer_downvote: -1, daily_cap: 200 })
    expect(help.posting).toEqual({
      restrict_answer: true,
      required_tag: false,
      min_tags: 1,
      max_tags: 5,
      first_posts_wait: false,
    })
    const flags = help.flag_reasons.map(({ name }) => name)
    expect(flags).toHaveLength(6)
    expect(new Set(flags).size).toBe(6)
    expect(help.close_reasons).toHaveLength(4)
    for (const { name, description } of [...help.flag_reasons, ...help.close_reasons]) {
      expect([name, description]).not.toContain('')
    }
  })

  it('HE3 administrators write text before and after the guide; it is rendered on the server and made safe', async () => {
    const site = await open()
    const { token } = await site.admin()
    const read = () => unwrap(site.api().call('getHelp'))
    expect(await read()).toMatchObject({ before_html: '', after_html: '' })
    const body = { before_text: 'Be **kind**.<script>alert(1)</script>', after_text: '# Contact' }
    await unwrap(site.api(token).call('updateHelpSettings', { body }))
    expect(await unwrap(site.api(token).call('getHelpSettings'))).toEqual(body)
    const { before_html, after_html } = await read()
    expect(before_html).toContain('<strong>kind</strong>')
    expect(before_html).not.toContain('script')
    expect(after_html).toContain('Contact')
    const ada = await site.registerPerson({ name: 'Ada' })
    expect((await site.api(ada.token).call('updateHelpSettings', { body })).error).toMatchObject({ status: 403 })
    expect((await site.api(ada.token).call('getHelpSettings')).error).toMatchObject({ status: 403 })
  })

  it('HE4 the guide is for readers: everybody, but members alone on a private site', async () => {
    const site = await open()
    const { token } = await site.admin()
    const ada = await site.registerPerson({ name: 'Ada' })
    const login = await unwrap(site.api(token).call('getLoginSettings'))
    await unwrap(site.api(token).call('updateLoginSettings', { body: { ...login, login_required: true } }))
    expect((await site.api().call('getHelp')).error).toMatchObject({ status: 401 })
    expect((await site.api(ada.token).call('getHelp')).error).toBeUndefined()
  })
})
