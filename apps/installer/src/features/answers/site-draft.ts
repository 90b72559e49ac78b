import type { OperationBody } from '@quandary/api-client'
import type { Language } from '@quandary/i18n'
import type { FieldTexts } from '@quandary/web-shell'
import type { Words } from '../../shell/language.tsx'
import { atMost, check, email, password, personName, required, siteName, siteUrl } from './rules.ts'

/** The site and its first administrator, with the field names of the API. */
export interface SiteDraft {
  site_name: string
  site_url: string
  contact_email: string
  login_required: boolean
  name: string
  password: string
  email: string
}

/** @param origin the wizard's own origin, the likely address of the site */
export function emptySiteDraft(origin: string): SiteDraft {
  return {
    site_name: '',
    site_url: origin,
    contact_email: '',
    login_required: false,
    name: '',
    password: '',
    email: '',
  }
}

/** Validates the fields of the site. */
export function validateSite(draft: SiteDraft, t: Words): FieldTexts<SiteDraft> {
  return {
    site_name: check(draft.site_name, t, [required, siteName]),
    site_url: check(draft.site_url, t, [required, siteUrl, atMost(512)]),
    contact_email: check(draft.contact_email, t, [required, email, atMost(500)]),
  }
}

/** Validates the fields of the administrator. */
export function validateAdministrator(draft: SiteDraft, t: Words): FieldTexts<SiteDraft> {
  return {
    name: check(draft.name, t, [required, personName]),
    password: check(draft.password, t, [required, password]),
    email: check(draft.email, t, [required, email, atMost(500)]),
  }
}

/** Builds the body of the call; texts are trimmed, except the password. */
export function siteBody(draft: SiteDraft, lang: Language): OperationBody<'installSite'> {
  return {
    lang,
    site_name: draft.site_name.trim(),
    site_url: draft.site_url.trim(),
    contact_email: draft.contact_email.trim(),
    name: draft.name.trim(),
    password: draft.password,
    email: draft.email.trim(),
    login_required: draft.login_required,
  }
}
