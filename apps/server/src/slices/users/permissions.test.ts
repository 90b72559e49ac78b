import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'

describeOnEveryEngine('permissions', (open) => {
  it('G1 says for each name whether it is held, and what is missing', async () => {
    const site = await open()
    const bob = await site.registerPerson({ name: 'Bob', rank: 8 })
    const asked = { query: { action: 'question.vote_up,tag.add,question.pin,no.such' } }
    const { data } = await site.api(bob.token).call('checkPermissions', asked)
    expect(data).toEqual({
      'question.vote_up': { has_permission: true, no_permission_tip: '' },
      'tag.add': { has_permission: false, no_permission_tip: 'You need at least 750 reputation to do this.' },
      'question.pin': { has_permission: false, no_permission_tip: "You don't have permission to do this." },
      'no.such': { has_permission: false, no_permission_tip: "You don't have permission to do this." },
    })
  })

  it('G2 are all held by staff', async () => {
    const site = await open()
    const mia = await site.registerPerson({ name: 'Mia', role: 3, rank: 1 })
    const { data } = await site.api(mia.token).call('checkPermissions', { query: { action: 'tag.add,question.pin' } })
    expect(Object.values(data ?? {}).map((check) => check.has_permission)).toEqual([true, true])
  })
})
