/** Causes of a failed delivery to a mail server. */
export type SmtpCause = 'host' | 'connection' | 'timeout' | 'encryption' | 'login' | 'address' | 'unknown'

/** Causes by the codes of nodemailer's errors. */
const CAUSES: Readonly<Record<string, SmtpCause>> = {
  EDNS: 'host',
  ECONNECTION: 'connection',
  ESOCKET: 'connection',
  ETIMEDOUT: 'timeout',
  ETLS: 'encryption',
  EREQUIRETLS: 'encryption',
  EAUTH: 'login',
  ENOAUTH: 'login',
  EENVELOPE: 'address',
}

/** Words in OpenSSL's messages if only one side speaks TLS, or if the certificate is not accepted. */
const TLS_FAULT = /\b(?:ssl|tls|certificate)\b/i

/** Names the cause of an error that nodemailer threw. */
export function smtpCause(error: unknown): SmtpCause {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error ? String(error.code) : ''
  const cause = CAUSES[code] ?? 'unknown'
  return cause === 'connection' && TLS_FAULT.test(error.message) ? 'encryption' : cause
}
