import { unwrap } from '@quandary/api-client'
import { privilegeKeys, privilegesOfLevel } from '@quandary/guards'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { updateUser } from './index.ts'

describeOnEveryEngine('permissions', (open) => {
  it('G1 reports for each name whether it is granted, and what is missing', async () => {
    const site = await open()
    const bob = await site.registerPerson({ name: 'Bob', rank: 8 })
    const asked = { query: { action: 'question.vote_up,tag.add,question.pin,no.such' } }
    const { data } = await site.api(bob.token).call('checkPermissions', asked)
    expect(data).toEqual({
      'question.vote_up': { has_permission: true, no_permission_tip: '' },
      'tag.add': {
        has_permission: false,
        no_permission_tip: 'You need at least 750 reputation to do this.',
        required_rank: 750,
      },
      'question.pin': { has_permission: false, no_permission_tip: "You don't have permission to do this." },
      'no.such': { has_permission: false, no_permission_tip: "You don't have permission to do this." },
    })
  })

  it('G1 takes the names as a list, too, also as a list of one', async () => {
    const site = await open()
    const { token } = await site.registerPerson({ name: 'Bob' })
    const asked = async (query: string) => {
      const url = `/answer/api/v1/permission?${query}`
      const { payload } = await site.server.http.inject({ url, headers: { authorization: token } })
      return Object.keys((JSON.parse(payload) as { data: object | null }).data ?? {})
    }
    expect(await asked('actions=tag.add')).toEqual(['tag.add'])
    expect(await asked('action=&actions=tag.add&actions=tag.edit')).toEqual(['tag.add', 'tag.edit'])
  })

  it('G2 grants staff all permissions', async () => {
    const site = await open()
    const mia = await site.registerPerson({ name: 'Mia', role: 3, rank: 1 })
    const { data } = await site.api(mia.token).call('checkPermissions', { query: { action: 'tag.add,question.pin' } })
    expect(Object.values(data ?? {}).map((check) => check.has_permission)).toEqual([true, true])
  })

  it('G3 gives the reason of a refusal in the language of the request', async () => {
    const site = await open()
    const bob = await site.registerPerson({ name: 'Bob', rank: 8 })
    const tips = async (language: string) => {
      const { payload } = await site.server.http.inject({
        url: '/answer/api/v1/permission?action=tag.add,question.pin',
        headers: { authorization: bob.token, 'accept-language': language },
      })
      const { data }: { data: Record<string, { no_permission_tip: string }> } = JSON.parse(payload)
      return Object.values(data).map((check) => check.no_permission_tip)
    }
    expect(await tips('en-US')).toEqual([
      'You need at least 750 reputation to do this.',
      "You don't have permission to do this.",
    ])
    expect(await tips('zh-CN')).toEqual(['声望达到 750 才能进行此操作。', '你没有权限进行此操作。'])
  })

  it('G4 agrees with the privilege table of every level just below, at and above each required rank', async () => {
    const site = await open()
    const admin = site.api((await site.admin()).token)
    const bob = await site.registerPerson({ name: 'Bob', rank: 1 })
    const keys = privilegeKeys.join(',')
    for (const level of [1, 2, 3, 99] as const) {
      const custom = { 'tag.add': 33, 'question.edit': 7 }
      const custom_privileges = Object.entries(custom).map(([key, value]) => ({ key: `rank.${key}`, value }))
      await unwrap(admin.call('updatePrivilegeSettings', { body: { level, custom_privileges } }))
      const needed = privilegesOfLevel(level, custom)
      const edges = new Set(Object.values(needed).flatMap((rank) => [rank - 1, rank, rank + 1]))
      for (const rank of edges) {
        await updateUser(site.ctx.db, bob.id, { rank })
        const held = await unwrap(site.api(bob.token).call('checkPermissions', { query: { action: keys } }))
        const expected = privilegeKeys.filter((key) => rank >= needed[key])
        expect(
          privilegeKeys.filter((key) => held[key]?.has_permission),
          `level ${level}, ${rank}`,
        ).toEqual(expected)
      }
    }
  })

  it('G5 requires an active account, and answers an empty query with an empty object', async () => {
    const site = await open()
    expect((await site.api().call('checkPermissions', { query: { action: 'tag.add' } })).error).toMatchObject({
      status: 401,
    })
    const bob = await site.registerPerson({ name: 'Bob' })
    const names = ' tag.add , ,toString,__proto__, question.add'
    const held = await unwrap(site.api(bob.token).call('checkPermissions', { query: { action: names } }))
    expect(held['question.add']?.has_permission).toBe(true)
    expect(Object.values(held).filter((check) => check.has_permission)).toHaveLength(1)
    const listed = await unwrap(
      site.api(bob.token).call('checkPermissions', { query: { action: '', actions: ['question.add', 'tag.add'] } }),
    )
    expect(Object.entries(listed).map(([name, check]) => [name, check.has_permission])).toEqual([
      ['question.add', true],
      ['tag.add', false],
    ])
    expect(await unwrap(site.api(bob.token).call('checkPermissions', { query: {} }))).toEqual({})
  })
})
