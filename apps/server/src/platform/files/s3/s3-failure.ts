/**
 * A fault of a service: its `host` is unknown, it refuses the `connection`, it does not answer in time (`timeout`),
 * `encryption` fails, the access `key` is unknown or its secret is wrong, the key has no `permission`, the `bucket`
 * does not exist, the bucket is in another `region`, the `clock` of this machine is wrong, the service is `busy` or
 * fails, the received bytes are not the stored ones (`changed`), or something else.
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

/**
 * Failure kinds by the error code in a response (https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html).
 */
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
  // An error code of versitygw, an S3 server.
  XAdminUserNotFound: 'key',
}
const KINDS_BY_STATUS: Readonly<Record<number, S3FailureKind>> = {
  301: 'region',
  307: 'region',
  403: 'permission',
  429: 'busy',
}

/** Failure kinds by the error codes of Node, of the network and of OpenSSL. */
const KINDS_BY_NETWORK_ERROR: Readonly<Record<string, S3FailureKind>> = {
  EAI_AGAIN: 'host',
  ENOTFOUND: 'host',
  ETIMEDOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
}
const TLS_ERROR = /^(?:CERT_|DEPTH_ZERO|EPROTO|ERR_SSL|ERR_TLS|SELF_SIGNED|UNABLE_TO)/
/** Maximum length of a failure's detail, in characters; a response may be a complete page of HTML. */
const MAX_DETAIL = 500

/** Classifies a response with a failing status. */
export function failureOfAnswer(status: number, body: string): S3Failure {
  const code = /<Code>([^<]*)<\/Code>/.exec(body)?.[1] ?? ''
  const message = /<Message>([^<]*)<\/Message>/.exec(body)?.[1] ?? ''
  const kind = KINDS_BY_CODE[code] ?? KINDS_BY_STATUS[status] ?? (status >= 500 ? 'busy' : 'unknown')
  const detail = [`HTTP ${status}`, code, message].filter(Boolean).join(' · ')
  return new S3Failure(kind, detail.slice(0, MAX_DETAIL), { isPassing: status >= 500 || kind === 'busy' })
}

/** Classifies the failure of a request that got no complete response. */
export function failureOfRequest(error: unknown): S3Failure {
  // `fetch` throws an error of its own, whose cause is the network error.
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
