import type { OperationBody } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import type { TestSite } from '../../../test/harness.ts'
import { describeOnEveryEngine } from '../../../test/harness.ts'

async function openAsAdmin(open: () => Promise<TestSite>) {
  const site = await open()
  const admin = site.api((await site.admin()).token)
  const save = (body: OperationBody<'updatePrivilegeSettings'>) => admin.call('updatePrivilegeSettings', { body })
  const read = async () => {
    const { options, selected_level } = await unwrap(admin.call('getPrivilegeSettings'))
    const values = (level: number) =>
      Object.fromEntries(
        (options.find((option) => option.level === level)?.privileges ?? []).map(({ key, value }) => [key, value]),
      )
    return { options, selected_level, values }
  }
  return { site, save, read }
}

describeOnEveryEngine('privileges', (open) => {
  it('V1 four levels list every privilege by name, and the custom values start as those of level 1', async () => {
    const { read } = await openAsAdmin(open)
    const { options, selected_level, values } = await read()
    expect(selected_level).toBe(2)
    expect(options.map(({ level }) => level)).toEqual([1, 2, 3, 99])
    for (const { privileges, level_desc } of options) {
      expect(level_desc).not.toBe('')
      expect(privileges).toHaveLength(22)
      expect(privileges[0]).toMatchObject({ key: 'rank.question.add', label: 'Ask a question' })
      expect(privileges.at(-1)).toMatchObject({ key: 'rank.tag.synonym' })
    }
    expect(values(99)).toEqual(values(1))
    expect(values(3)).toMatchObject({ 'rank.tag.add': 1500, 'rank.question.vote_up': 15 })
  })

  it('V2 the chosen level takes effect on members immediately', async () => {
    const { site, save } = await openAsAdmin(open)
    const { token } = await site.registerPerson({ name: 'Member', rank: 10 })
    const ask = (slug: string) => {
      const body = { title: `What about ${slug} and more?`, content: 'I wonder.', tags: [{ slug_name: slug }] }
      return site.api(token).call('createQuestion', { body })
    }
    expect((await ask('malt')).error).toMatchObject({ reason: 'error.rank.no_enough_rank_to_operate' })
    await unwrap(save({ level: 1 }))
    expect((await ask('malt')).error).toBeUndefined()
    await unwrap(save({ level: 99, custom_privileges: [{ key: 'rank.tag.add', value: 11 }] }))
    expect((await ask('hops')).error).toMatchObject({ reason: 'error.rank.no_enough_rank_to_operate' })
  })

  it('V3 custom values persist while another level is in use', async () => {
    const { save, read } = await openAsAdmin(open)
    await unwrap(save({ level: 99, custom_privileges: [{ key: 'rank.tag.add', value: 321 }] }))
    await unwrap(save({ level: 3, custom_privileges: [{ key: 'rank.tag.add', value: 5 }] }))
    const other = await read()
    expect(other.selected_level).toBe(3)
    expect(other.values(99)).toMatchObject({ 'rank.tag.add': 321, 'rank.question.add': 1 })
    await unwrap(save({ level: 99 }))
    expect((await read()).values(99)).toMatchObject({ 'rank.tag.add': 321 })
  })

  it('V4 unknown privileges, values below 1 and other levels are refused', async () => {
    const { save, read } = await openAsAdmin(open)
    for (const key of ['rank.question.delete', 'tag.add', 'rank.']) {
      const { error } = await save({ level: 99, custom_privileges: [{ key, value: 5 }] })
      expect(error, key).toMatchObject({ kind: 'fields', fields: [{ error_field: 'custom_privileges' }] })
    }
    const low = await save({ level: 99, custom_privileges: [{ key: 'rank.tag.add', value: 0 }] })
    expect(low.error).toMatchObject({ kind: 'fields', fields: [{ error_field: 'value' }] })
    // @ts-expect-error the contract knows four levels
    expect((await save({ level: 4 })).error).toMatchObject({ kind: 'fields', fields: [{ error_field: 'level' }] })
    expect((await read()).selected_level).toBe(2)
  })
})
