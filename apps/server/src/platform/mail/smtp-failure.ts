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

/** Causes by what the messages of the system, of nodemailer and of mail servers contain; the first that fits counts. */
const MESSAGES: readonly (readonly [SmtpCause, RegExp])[] = [
  ['host', /\b(?:ENOTFOUND|EAI_AGAIN|ENODATA|EDNS)\b/],
  ['timeout', /\bETIMEDOUT\b|\btimeout\b|Greeting never received/i],
  ['login', /invalid login|authentication|missing credentials/i],
  ['encryption', TLS_FAULT],
  ['connection', /\bE(?:CONN\w+|HOSTUNREACH|NETUNREACH|SOCKET)\b|connection closed/i],
  ['address', /\brecipients?\b|\bsender\b|\bmail command failed\b|\[address\]/i],
]

/** Names the cause of an error of which only the message was stored; '' if there is none. */
export function smtpCauseOfMessage(message: string): SmtpCause | '' {
  if (message === '') return ''
  return MESSAGES.find(([, words]) => words.test(message))?.[0] ?? 'unknown'
}

/** Names the cause of an error that nodemailer threw. */
export function smtpCause(error: unknown): SmtpCause {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error ? String(error.code) : ''
  const cause = CAUSES[code] ?? 'unknown'
  return cause === 'connection' && TLS_FAULT.test(error.message) ? 'encryption' : cause
}
