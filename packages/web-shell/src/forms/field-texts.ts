import type { ApiError } from '@quandary/api-client'

/** Error messages by field of a draft, in the reader's language. */
export type FieldTexts<Draft> = { [Name in keyof Draft]?: string | undefined }

/** Returns the messages of the refused fields that the draft has; undefined if there are none. */
export function fieldTexts(
  draft: object | undefined,
  error: ApiError | undefined,
): Readonly<Record<string, string>> | undefined {
  if (error?.kind !== 'fields') return undefined
  const own = error.fields.filter(({ error_field }) => draft === undefined || Object.hasOwn(draft, error_field))
  if (own.length === 0) return undefined
  const texts: Record<string, string> = {}
  for (const { error_field, error_msg } of own) texts[error_field] ??= error_msg
  return texts
}
