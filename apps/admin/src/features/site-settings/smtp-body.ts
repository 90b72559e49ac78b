import type { Schemas } from '@quandary/api-client'
import type { FormValues } from '@quandary/ui'
import { isOn, numberOf, textOf } from './settings-group.ts'

/** Converts the values of the mail form to a request body. */
export function smtpBody(values: FormValues): Schemas['SmtpUpdateBody'] {
  const { smtp_password: password } = values
  const port = numberOf(values, 'smtp_port')
  return {
    from_email: textOf(values, 'from_email'),
    from_name: textOf(values, 'from_name'),
    smtp_host: textOf(values, 'smtp_host'),
    // Without a port the server uses the stored one.
    ...(port > 0 ? { smtp_port: port } : {}),
    encryption: textOf(values, 'encryption'),
    smtp_authentication: isOn(values, 'smtp_authentication'),
    smtp_username: textOf(values, 'smtp_username'),
    // Not trimmed, because spaces may belong to a password.
    ...(typeof password === 'string' && password !== '' ? { smtp_password: password } : {}),
  }
}
