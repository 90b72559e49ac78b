import type { ApiError, ApiResult } from '@quandary/api-client'
import { emptyDatabaseDraft, type DatabaseDraft } from './database-draft.ts'
import { emptySiteDraft, type SiteDraft } from './site-draft.ts'

/** The steps, in order. */
export const steps = ['language', 'database', 'config', 'site', 'administrator', 'done'] as const
export type Step = (typeof steps)[number]

/** Outcome for config.yaml: written, or the text to write by hand. */
export type ConfigOutcome = { written: true } | { written: false; text: string; message: string }

/** Facts shown by the done step. */
export interface InstalledSite {
  name: string
  url: string
  email: string
  /** True if the administrator is logged in in this browser. */
  loggedIn: boolean
}

export interface Wizard {
  step: Step
  database: DatabaseDraft
  site: SiteDraft
  config: ConfigOutcome | undefined
  /** True if the wizard found a configuration and started at the site step. */
  resumed: boolean
  finished: InstalledSite | undefined
}

export type WizardEvent =
  | { type: 'languageChosen' }
  | { type: 'configTried'; database: DatabaseDraft; config: ConfigOutcome }
  | { type: 'configSeen' }
  | { type: 'backToLanguage'; database: DatabaseDraft }
  | { type: 'backToDatabase' }
  | { type: 'backToConfig'; site: SiteDraft }
  | { type: 'siteDescribed'; site: SiteDraft }
  | { type: 'backToSite'; site: SiteDraft }
  | { type: 'siteInstalled'; site: InstalledSite }

/**
 * @param given.resumed true if a configuration exists and its database is empty
 * @param given.origin the wizard's own origin, the likely address of the site
 */
export function startWizard({ resumed, origin }: { resumed: boolean; origin: string }): Wizard {
  return {
    step: resumed ? 'site' : 'language',
    database: emptyDatabaseDraft,
    site: emptySiteDraft(origin),
    config: undefined,
    resumed,
    finished: undefined,
  }
}

/**
 * Returns the next state. Once config.yaml is written there is no way back to the database: the server keeps the
 * existing file, so other answers would be ignored.
 */
export function advance(wizard: Wizard, event: WizardEvent): Wizard {
  switch (event.type) {
    case 'languageChosen':
      return { ...wizard, step: 'database' }
    case 'backToLanguage':
      return { ...wizard, step: 'language', database: event.database }
    case 'configTried':
      return { ...wizard, step: 'config', database: event.database, config: event.config }
    case 'configSeen':
      return wizard.config?.written ? { ...wizard, step: 'site' } : wizard
    case 'backToDatabase':
      return wizard.config?.written ? wizard : { ...wizard, step: 'database' }
    case 'backToConfig':
      return wizard.config ? { ...wizard, step: 'config', site: event.site } : wizard
    case 'siteDescribed':
      return { ...wizard, step: 'administrator', site: event.site }
    case 'backToSite':
      return { ...wizard, step: 'site', site: event.site }
    case 'siteInstalled':
      return { ...wizard, step: 'done', finished: event.site }
  }
}

/**
 * Interprets the result of `initInstallation`.
 *
 * @returns the outcome to show in the config step, or an error of another kind
 */
export function configOutcome(error: ApiError | undefined): ApiResult<ConfigOutcome> {
  if (error === undefined) return { data: { written: true } }
  if (error.kind !== 'refused' || typeof error.details.default_config !== 'string') return { error }
  return { data: { written: false, text: error.details.default_config, message: error.message } }
}
