import { captchaMessages } from './server/captchas.ts'
import { databaseMessages } from './server/databases.ts'
import { errorMessages } from './server/errors.ts'
import { feedMessages } from './server/feeds.ts'
import { mailMessages } from './server/mails.ts'
import { permissionMessages } from './server/permissions.ts'
import { reasonMessages } from './server/reasons.ts'
import { validationMessages } from './server/validation.ts'
import { wordMessages } from './server/words.ts'

/** All texts of the server. */
export const messages = {
  ...databaseMessages,
  ...errorMessages,
  ...validationMessages,
  ...permissionMessages,
  ...wordMessages,
  ...reasonMessages,
  ...mailMessages,
  ...captchaMessages,
  ...feedMessages,
} as const
