import type { OperationBody } from '@quandary/api-client'
import { unwrap } from '@quandary/api-client'
import type { TestSite } from '../../../test/harness.ts'
import { questionIds } from './index.ts'

/** Asks a question and returns its public id. */
export async function ask(
  site: TestSite,
  token: string,
  given: { title: string } & Partial<OperationBody<'createQuestion'>>,
): Promise<string> {
  const body = { content: `**${given.title}** in more words`, tags: [{ slug_name: 'beer' }], ...given }
  return (await unwrap(site.api(token).call('createQuestion', { body }))).id
}

/** Returns the database id for a question's public id. */
export function keyOf(id: string): number {
  const key = questionIds.read(id)
  if (key === undefined) throw new Error(`${id} is no question`)
  return key
}

/** Reads the stored row of a question by its public id. */
export function rowOf(site: TestSite, id: string) {
  return site.ctx.db.selectFrom('questions').selectAll().where('id', '=', keyOf(id)).executeTakeFirstOrThrow()
}
