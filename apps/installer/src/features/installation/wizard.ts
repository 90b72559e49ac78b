import type { ApiError, ApiResult } from '@quandary/api-client'
import {
  emptyContentDraft,
  emptyDatabaseDraft,
  emptySiteDraft,
  type ContentDraft,
  type DatabaseDraft,
  type SiteDraft,
} from '../answers/index.ts'

/** The steps, in order. */
export const steps = ['language', 'database', 'config', 'site', 'administrator', 'content', 'done'] as const
export type Step = (typeof steps)[number]

/**
 * Outcome for config.yaml: written, or the text to write by hand. `byHand` is true if the text has been shown, because
 * then the operator may have written the file.
 */
export type ConfigOutcome = { written: true; byHand?: boolean } | { written: false; text: string; message: string }

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
  content: ContentDraft
  config: ConfigOutcome | undefined
  /** True if the wizard found a configuration and started at the site step. */
  resumed: boolean
  /**
   * `here` if this page started the import. `before` if the import was started before the page was loaded; the entries
   * of the earlier steps are then unknown.
   */
  importing: 'no' | 'here' | 'before'
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
  | { type: 'administratorDescribed'; site: SiteDraft }
  | { type: 'backToAdministrator'; content: ContentDraft }
  | { type: 'importStarted'; content: ContentDraft }
  | { type: 'siteInstalled'; site: InstalledSite }

const firstSteps = { wizard: 'language', resume: 'site', importing: 'content' } as const

/**
 * @param given.at how far the installation has come
 * @param given.origin the wizard's own origin, the likely address of the site
 */
export function startWizard({ at, origin }: { at: keyof typeof firstSteps; origin: string }): Wizard {
  return {
    step: firstSteps[at],
    database: emptyDatabaseDraft,
    site: emptySiteDraft(origin),
    content: emptyContentDraft,
    config: undefined,
    resumed: at === 'resume',
    importing: at === 'importing' ? 'before' : 'no',
    finished: undefined,
  }
}

/**
 * Returns the next state. Once config.yaml is written, the database step is unreachable: the server leaves the existing
 * file unchanged, so other entries would be ignored.
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
    case 'administratorDescribed':
      return { ...wizard, step: 'content', site: event.site }
    case 'backToAdministrator':
      return { ...wizard, step: 'administrator', content: event.content }
    case 'importStarted':
      return { ...wizard, content: event.content, importing: 'here' }
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
