import type { ApiError } from '@quandary/api-client'
import { emptyDatabaseDraft, type DatabaseDraft } from './database-draft.ts'

/** The steps, in order. */
export const steps = ['language', 'database', 'config', 'site', 'done'] as const
export type Step = (typeof steps)[number]

/** Outcome for config.yaml: written, or the text to write by hand. */
export type ConfigOutcome = { written: true } | { written: false; text: string; message: string }

/** Facts shown by the done step. */
export interface InstalledSite {
  name: string
  url: string
  email: string
}

export interface Wizard {
  step: Step
  database: DatabaseDraft
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
  | { type: 'siteInstalled'; site: InstalledSite }

/** @param resumed true if a configuration exists and its database is empty */
export function startWizard(resumed: boolean): Wizard {
  return {
    step: resumed ? 'site' : 'language',
    database: emptyDatabaseDraft,
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
    case 'siteInstalled':
      return { ...wizard, step: 'done', finished: event.site }
  }
}

/**
 * Interprets the result of `initInstallation`.
 *
 * @returns the outcome to show in the config step, or undefined for an error of another kind
 */
export function configOutcome(error: ApiError | undefined): ConfigOutcome | undefined {
  if (error === undefined) return { written: true }
  if (error.kind !== 'refused' || typeof error.details.default_config !== 'string') return undefined
  return { written: false, text: error.details.default_config, message: error.message }
}
