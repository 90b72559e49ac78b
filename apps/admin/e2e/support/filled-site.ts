import { unwrap } from '@quandary/api-client'
import type { HostedSite } from '../../../server/test/processes/site-host.ts'
import { administrator, newMember, type Person } from '../../../site/e2e/support/people.ts'
import { oncePerSite } from '../../../site/e2e/support/sites.ts'

/**
 * Fills every list of a site: creates questions and answers, some of them closed, deleted, flagged or pending, accounts
 * in every state, and a person who has written answers and flagged a question.
 * @returns the id of this person
 */
export const fill = oncePerSite(async (server: HostedSite): Promise<string> => {
  const { api } = await administrator(server)
  const idOf = async ({ email }: Person): Promise<string> => {
    const { list } = await unwrap(api.call('listAdminUsers', { query: { status: 'all', query: email } }))
    return list[0]?.user_id ?? ''
  }
  const person = await newMember(server, 'Person to look at')
  for (const status of ['inactive', 'suspended', 'deleted'] as const) {
    const user_id = await idOf(await newMember(server, `Member ${status}`))
    await unwrap(api.call('updateUserStatus', { body: { user_id, status } }))
  }
  const bodyOf = (what: string) => ({
    title: `How is ${what} cooked?`,
    content: `I have never cooked ${what} myself.`,
    tags: [{ slug_name: 'cooking' }],
  })
  const ask = async (what: string) => (await unwrap(api.call('createQuestion', { body: bodyOf(what) }))).id
  const answer = async (question_id: string, content: string) =>
    (await unwrap(person.api.call('createAnswer', { body: { question_id, content } }))).info.id
  const question = await ask('rice')
  await unwrap(api.call('closeQuestion', { body: { id: await ask('soup'), close_type: 63, close_msg: '' } }))
  const deleted = await ask('bread')
  const kept = await answer(question, 'With twice as much water.')
  const removed = await answer(deleted, 'In a hot oven.')
  await unwrap(api.call('updateAdminQuestionStatus', { body: { question_id: deleted, status: 'deleted' } }))
  await unwrap(api.call('updateAdminAnswerStatus', { body: { answer_id: removed, status: 'deleted' } }))
  const flag = { report_type: 59, content: 'Is it true?' }
  await unwrap(person.api.call('createReport', { body: { ...flag, object_id: question } }))
  await unwrap(api.call('createReport', { body: { ...flag, object_id: kept } }))
  const { list } = await unwrap(api.call('listReports', { query: { object_type: 'question' } }))
  await unwrap(api.call('handleReport', { body: { id: list[0]?.id ?? '', flagged_type: 72, flagged_content: '' } }))
  const rules = await unwrap(api.call('getWriteSettings'))
  await unwrap(api.call('updateWriteSettings', { body: { ...rules, first_posts_wait: true } }))
  const newcomer = await newMember(server, 'Newcomer')
  await unwrap(newcomer.api.call('createQuestion', { body: bodyOf('tofu') }))
  await unwrap(newcomer.api.call('createAnswer', { body: { question_id: question, content: 'In a steamer.' } }))
  await unwrap(api.call('updateWriteSettings', { body: rules }))
  return idOf(person)
})
