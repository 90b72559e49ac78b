import type { OperationBody, OperationData, OperationId, OperationQuery } from '@quandary/api-client'
import { createApp } from '../app.ts'
import type { AppContext } from '../context.ts'
import type { Dispatcher } from '../platform/http/dispatcher.ts'
import { refusalEnvelope } from '../platform/http/envelope.ts'
import { InvalidFields, Refusal } from '../platform/refusals/refusal.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import { ENGLISH } from '../platform/i18n/language.ts'
import { CommandFailed } from './command.ts'
import { withContext } from './open-site.ts'
import { UnreadableRequest } from '../platform/refusals/request-refusals.ts'

/** Calls an operation of the contract and returns its data. */
export type CallOperation = <Id extends OperationId>(
  id: Id,
  input?: { query?: OperationQuery<Id>; body?: OperationBody<Id> },
) => Promise<OperationData<Id>>

/**
 * The viewer for which the operator's commands call operations. Whoever can access the data folder counts as an
 * administrator. No account has the id 0.
 */
const OPERATOR: Viewer = {
  id: 0,
  username: '',
  roleId: 2,
  status: 'normal',
  mailStatus: 1,
  rank: 0,
  language: undefined,
}

/**
 * Runs `work` with the operations of an installed site, called as an administrator, so that a command follows the rules
 * of the back office.
 * @throws {CommandFailed} when the folder contains no site, and for a refusal, with its text
 */
export function withOperations<T>(
  env: Record<string, string | undefined>,
  work: (call: CallOperation, ctx: AppContext) => Promise<T>,
): Promise<T> {
  return withContext(env, async (site) => {
    const app = await createApp(site)
    try {
      return await work(callerOf(app.dispatcher), site)
    } finally {
      await app.http.close()
    }
  })
}

function callerOf(dispatcher: Dispatcher): CallOperation {
  return async (id, input = {}) => {
    // The type of the dispatcher covers any operation. The data is that of the operation with this id.
    const answer = dispatcher.runAs(id, rawCall(input), OPERATOR) as Promise<never>
    return answer.catch((error: unknown) => {
      throw error instanceof Refusal ? new CommandFailed(sentenceOf(error)) : error
    })
  }
}

function rawCall({ query, body }: { query?: unknown; body?: unknown }) {
  return {
    path: {},
    // Query values are strings, as in a URL.
    query: Object.fromEntries(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)])),
    body,
    readForm: noForm,
    token: '',
    visit: '',
    cookie: () => '',
    language: ENGLISH,
    ip: '127.0.0.1',
    userAgent: 'quandary',
    isOwnNavigation: true,
    reply: { setVisitCookie: () => {}, setCookie: () => {} },
  }
}

/** Refuses to read an uploaded file: commands call no operations that take one. */
async function noForm(): Promise<never> {
  throw new UnreadableRequest()
}

function sentenceOf(refusal: Refusal): string {
  const { msg, data } = refusalEnvelope(refusal, ENGLISH)
  if (!(refusal instanceof InvalidFields) || !Array.isArray(data)) return msg
  return data.map(({ error_field: field, error_msg: text }) => `${field}: ${text}`).join('\n')
}
