import type { ApiError, ApiResult, FieldError, ForbiddenError, RefusedError } from './error.ts'

interface Envelope {
  reason: string
  msg: string
  data: unknown
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isFieldError = (value: unknown): value is FieldError =>
  isRecord(value) && typeof value['error_field'] === 'string' && typeof value['error_msg'] === 'string'

function readEnvelope(body: unknown): Envelope | undefined {
  if (!isRecord(body) || !('data' in body)) return undefined
  const { reason, msg, data } = body
  return typeof reason === 'string' && typeof msg === 'string' ? { reason, msg, data } : undefined
}

function forbiddenType(data: unknown): ForbiddenError['type'] {
  const type = isRecord(data) ? data['type'] : undefined
  return type === 'inactive' || type === 'suspended' || type === 'url_expired' ? type : undefined
}

function displayOf(details: Record<string, unknown>): RefusedError['display'] {
  const wanted = details['err_type']
  return wanted === 'toast' || wanted === 'alert' ? wanted : 'modal'
}

function classify(status: number, { reason, msg, data }: Envelope, requestId: string | undefined): ApiError {
  const facts = { status, reason, message: msg }
  if (status >= 500) return { kind: 'server', ...facts, ...(requestId !== undefined && { requestId }) }
  if (status === 401) return { kind: 'unauthorised', ...facts }
  if (status === 403) {
    const type = forbiddenType(data)
    return { kind: 'forbidden', ...facts, ...(type && { type }) }
  }
  if (status === 404) return { kind: 'notFound', ...facts }
  if (Array.isArray(data) && data.length > 0 && data.every(isFieldError)) {
    return { kind: 'fields', ...facts, fields: data }
  }
  const details = isRecord(data) ? data : {}
  return { kind: 'refused', ...facts, display: displayOf(details), details }
}

/**
 * Classifies a response that did not come from the server itself, such as a proxy's error page. Uses only its status.
 */
function classifyForeign(status: number, requestId: string | undefined): ApiError {
  const facts = { reason: 'client.unreadable_answer', msg: 'The response of the server could not be read.', data: null }
  return status >= 400
    ? classify(status, facts, requestId)
    : { kind: 'server', status, reason: facts.reason, message: facts.msg }
}

/** Status of a success without a body (RFC 9110 §15.3.5), which plugins and proxies of the site may send. */
const NO_CONTENT = 204

/**
 * Opens the envelope of a response. The data of a response without content (204) is null.
 *
 * @param status HTTP status of the response
 * @param text body of the response
 * @param requestId the response's `X-Request-Id`
 */
export function openEnvelope(status: number, text: string, requestId?: string): ApiResult<unknown> {
  if (status === NO_CONTENT) return { data: null }
  const envelope = readEnvelope(parseJson(text))
  if (!envelope) return { error: classifyForeign(status, requestId) }
  return status < 400 ? { data: envelope.data } : { error: classify(status, envelope, requestId) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
