import type { ContractOperation } from '../../../src/platform/http/contract.ts'
import { loadContract } from '../../../src/platform/http/contract.ts'
import { validatorsOf } from '../../../src/platform/http/validation.ts'
import { isInvisible } from '../../../src/platform/text/one-line.ts'
import { formPayload } from './form-payload.ts'
import type { FuzzCall } from './generated-calls.ts'
import type { KnownValues } from './known-values.ts'
import type { Json } from './schema-values.ts'
import { resolverOf, textLimits } from './schema-values.ts'

const resolve = resolverOf(loadContract())
const validators = validatorsOf(loadContract())

/** A generated call in the form in which it is sent. */
interface FuzzRequest {
  method: ContractOperation['method']
  url: string
  headers: Record<string, string>
  payload?: string | Buffer
}

/**
 * Converts a generated call to a request.
 * @param given.known values for the placeholders in the call
 * @param given.token session token of the caller; absent for a guest
 */
export async function requestOf(
  operation: ContractOperation,
  call: FuzzCall,
  { known, token }: { known: KnownValues; token: string | undefined },
): Promise<FuzzRequest> {
  const { path, query, body } = known.resolve({ path: call.path, query: call.query, body: call.body }) as {
    path: Json
    query: Json
    body: unknown
  }
  const form = call.form && (await formPayload(call.form))
  const payload = form?.payload ?? call.text ?? (body === undefined ? undefined : JSON.stringify(body))
  return {
    method: operation.method,
    url: `${operation.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeText(path[name]))}${search(query)}`,
    headers: {
      ...call.headers,
      ...(token !== undefined && { authorization: token }),
      ...(payload !== undefined && { 'content-type': form?.type ?? 'application/json' }),
    },
    ...(payload !== undefined && { payload }),
  }
}

/** The texts of a request that are longer than the contract allows. */
export interface TooLong {
  query: string[]
  body: string[]
}

/** Finds the fields of a call whose texts are longer than the contract allows. */
export function tooLongFields(operation: ContractOperation, call: FuzzCall, known: KnownValues): TooLong {
  const { query, body } = known.resolve({ query: call.query, body: call.body }) as { query: Json; body: unknown }
  const isSent = operation.body !== undefined && call.form === undefined && call.text === undefined
  return {
    query: beyond(operation.query, query),
    body: isSent && operation.body ? beyond(operation.body, Object(body) as Json) : [],
  }
}

function beyond(schema: Json, given: Json): string[] {
  return [...textLimits(schema, resolve)].flatMap(([name, most]) => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined
    // Invisible text counts as empty (docs/spec/contract.md#errors). A longer query is truncated by `encodeText`.
    if (typeof value !== 'string' || isInvisible(value)) return []
    return [...value].length > most ? [name] : []
  })
}

/**
 * Returns the fault of a response; undefined if it has none.
 * @param tooLong what {@link tooLongFields} found in the request
 */
export function problemOf(
  operation: ContractOperation,
  { status, envelope }: { status: number; envelope: Json | undefined },
  tooLong: TooLong,
): string | undefined {
  const [accepted] = status < 400 ? [...tooLong.query, ...tooLong.body] : []
  if (accepted !== undefined) return `The text of ${accepted} was accepted although it is too long.`
  if (status === 302) return undefined
  if (status >= 500) return `It was answered with ${status}.`
  if (envelope === undefined) return `Its answer (${status}) is no envelope.`
  if (envelope['code'] !== status) return `Its envelope says ${String(envelope['code'])}, its status is ${status}.`
  if (envelope['msg'] === envelope['reason']) return `The reason ${String(envelope['reason'])} has no words.`
  const unnamed = unnamedOf(operation, tooLong, envelope)
  if (status === 400 && unnamed.length > 0) return `The refusal does not name ${unnamed.join(', ')}, which is too long.`
  if (status === 200) return validators.problemOfData(operation, envelope['data'])
  const refusal = { ...operation, id: 'ErrorEnvelope' as typeof operation.id, data: REFUSAL }
  return validators.problemOfData(refusal, envelope)
}

/** Returns the fields with too long texts that a refusal of fields does not name. */
function unnamedOf(operation: ContractOperation, { query, body }: TooLong, { data }: Json): string[] {
  if (!Array.isArray(data)) return []
  const named = data.map((one: Json) => String(one['error_field']))
  const isOf = ({ properties }: Json) => named.some((name) => name in Object(properties))
  // The query is only validated if the path is valid, and the body if both are.
  const judged = isOf(operation.pathValues) ? [] : isOf(operation.query) ? query : [...query, ...body]
  return judged.filter((name) => !named.includes(name))
}

const REFUSAL = { $ref: '#/components/schemas/ErrorEnvelope' }

/** Parses an envelope; undefined if the text is not JSON. */
export function readEnvelope(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

/** Writes a query; a list becomes a parameter per item, as in forms. */
function search(query: Json): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${encodeText(name)}=${encodeText(one)}`),
  )
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** A lone surrogate cannot be percent-encoded; like in browsers it becomes the replacement character. */
function encodeText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return encodeURIComponent(text.toWellFormed().slice(0, 8000).toWellFormed())
}
