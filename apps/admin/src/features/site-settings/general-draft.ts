import type { Schemas } from '@quandary/api-client'
import { isEmail, isWebAddress, lengthOf, type FieldTexts } from '@quandary/web-shell'
import type { Words } from '../../shell/language-store.ts'

/** The form: the group as it is on the wire. */
export type GeneralDraft = Schemas['SiteGeneral']

function isLength(text: string, min: number, max: number): boolean {
  const length = lengthOf(text)
  return length >= min && length <= max
}

/** The draft as it is sent: without the spaces around its texts. */
export function trimmed(draft: GeneralDraft): GeneralDraft {
  return {
    name: draft.name.trim(),
    short_description: draft.short_description.trim(),
    description: draft.description.trim(),
    site_url: draft.site_url.trim(),
    contact_email: draft.contact_email.trim(),
  }
}

/** What is wrong with the fields: the limits of the contract, `SiteGeneralBody`. */
export function validateGeneral(draft: GeneralDraft, t: Words): FieldTexts<GeneralDraft> {
  const { name, short_description, description, site_url, contact_email } = trimmed(draft)
  const required = (text: string) => (text === '' ? t('invalid.required') : undefined)
  const size = (text: string, min: number, max: number) =>
    isLength(text, min, max) ? undefined : t('invalid.length', { min, max })
  const sizeUnlessEmpty = (text: string, min: number, max: number) => (text === '' ? undefined : size(text, min, max))
  return {
    name: required(name) ?? size(name, 2, 128),
    short_description: sizeUnlessEmpty(short_description, 4, 255),
    description: sizeUnlessEmpty(description, 4, 2000),
    site_url:
      required(site_url) ?? (isWebAddress(site_url) && isLength(site_url, 1, 512) ? undefined : t('invalid.url')),
    contact_email:
      required(contact_email) ??
      (isEmail(contact_email) && isLength(contact_email, 1, 512) ? undefined : t('invalid.email')),
  }
}

/** Whether the draft differs from what is saved. */
export function isChanged(draft: GeneralDraft, saved: GeneralDraft): boolean {
  const [now, then] = [trimmed(draft), trimmed(saved)]
  return (
    now.name !== then.name ||
    now.short_description !== then.short_description ||
    now.description !== then.description ||
    now.site_url !== then.site_url ||
    now.contact_email !== then.contact_email
  )
}
