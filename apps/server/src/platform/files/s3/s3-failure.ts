/**
 * A fault of a service: its `host` is unknown, it refuses the `connection`, it does not answer in time (`timeout`),
 * `encryption` fails, the `key` is unknown or its secret wrong, the key has no `permission`, there is no such `bucket`, it is
 * in another `region`, the `clock` of this machine is wrong, the service is `busy` or fails, what it returned was `changed`,
 * or something else.
 */
export type S3FailureKind =
  | 'host'
  | 'connection'
  | 'timeout'
  | 'encryption'
  | 'key'
  | 'permission'
  | 'bucket'
  | 'region'
  | 'clock'
  | 'busy'
  | 'changed'
  | 'unknown'

/** A request to a service failed. */
export class S3Failure extends Error {
  override name = 'S3Failure'
  readonly kind: S3FailureKind
  /** True if the same request may succeed a little later. */
  readonly isPassing: boolean
  constructor(kind: S3FailureKind, detail: string, options: { isPassing?: boolean; cause?: unknown } = {}) {
    super(detail, { cause: options.cause })
    this.kind = kind
    this.isPassing = options.isPassing ?? false
  }
}

/** Codes of answers (https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html). */
const KINDS_BY_CODE: Readonly<Record<string, S3FailureKind>> = {
  AccessDenied: 'permission',
  AllAccessDisabled: 'permission',
  AuthorizationHeaderMalformed: 'region',
  ExpiredToken: 'key',
  InvalidAccessKeyId: 'key',
  InvalidBucketName: 'bucket',
  NoSuchBucket: 'bucket',
  PermanentRedirect: 'region',
  RequestTimeTooSkewed: 'clock',
  SignatureDoesNotMatch: 'key',
  SlowDown: 'busy',
  TemporaryRedirect: 'region',
  // A code of versitygw.
  XAdminUserNotFound: 'key',
}
const KINDS_BY_STATUS: Readonly<Record<number, S3FailureKind>> = {
  301: 'region',
  307: 'region',
  403: 'permission',
  429: 'busy',
}

/** Codes of Node, of the network and of OpenSSL. */
const KINDS_BY_NETWORK_ERROR: Readonly<Record<string, S3FailureKind>> = {
  EAI_AGAIN: 'host',
  ENOTFOUND: 'host',
  ETIMEDOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
}
const TLS_ERROR = /^(?:CERT_|DEPTH_ZERO|EPROTO|ERR_SSL|ERR_TLS|SELF_SIGNED|UNABLE_TO)/
/** Maximum length of a failure's detail, in characters; an answer may be a whole page. */
const MAX_DETAIL = 500

/** Classifies an answer with a failing status. */
export function failureOfAnswer(status: number, body: string): S3Failure {
  const code = /<Code>([^<]*)<\/Code>/.exec(body)?.[1] ?? ''
  const message = /<Message>([^<]*)<\/Message>/.exec(body)?.[1] ?? ''
  const kind = KINDS_BY_CODE[code] ?? KINDS_BY_STATUS[status] ?? (status >= 500 ? 'busy' : 'unknown')
  const detail = [`HTTP ${status}`, code, message].filter(Boolean).join(' · ')
  return new S3Failure(kind, detail.slice(0, MAX_DETAIL), { isPassing: status >= 500 || kind === 'busy' })
}

/** Classifies the failure of a request that got no complete answer. */
export function failureOfRequest(error: unknown): S3Failure {
  // `fetch` puts the error of the network into the cause of its own.
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = inner instanceof Error && 'code' in inner ? String(inner.code) : ''
  const isTimeout = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')
  const kind = isTimeout
    ? 'timeout'
    : TLS_ERROR.test(code)
      ? 'encryption'
      : (KINDS_BY_NETWORK_ERROR[code] ?? 'connection')
  const text = inner instanceof Error ? inner.message : String(inner)
  const detail = text === '' ? code : text
  return new S3Failure(kind, detail.slice(0, MAX_DETAIL), { isPassing: kind !== 'encryption', cause: error })
}
