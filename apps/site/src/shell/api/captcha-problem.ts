import type { ApiResult } from '@quandary/api-client'

/** Name of the field error that asks for a captcha (docs/spec/contract.md#captcha). */
const FIELD = 'captcha_code'

/** Returns the captcha error of a result; undefined for any other result. */
export function captchaProblem({ error }: ApiResult<unknown>): string | undefined {
  if (error?.kind !== 'fields') return undefined
  return error.fields.find(({ error_field: field }) => field === FIELD)?.error_msg
}
