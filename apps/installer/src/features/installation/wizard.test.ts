import type { ApiError } from '@quandary/api-client'
import { describe, expect, it } from 'vitest'
import { emptyContentDraft, emptyDatabaseDraft, emptySiteDraft } from '../answers/index.ts'
import { advance, configOutcome, startWizard, type ConfigOutcome, type WizardEvent } from './wizard.ts'

const origin = 'http://localhost:9080'
const database = { ...emptyDatabaseDraft, db_file: 'mine.db' }
const answers = { ...emptySiteDraft(origin), site_name: 'Qa' }
const written: ConfigOutcome = { written: true }
const byHand: ConfigOutcome = { written: false, text: 'database:', message: 'No.' }
const after = (...events: WizardEvent[]) => events.reduce(advance, startWizard({ at: 'wizard', origin }))

describe('the wizard', () => {
  it('goes through its steps', () => {
    const site = { name: 'Qa', url: 'https://qa.example.com', email: 'a@example.com', loggedIn: true }
    const ended = after(
      { type: 'languageChosen' },
      { type: 'configTried', database, config: written },
      { type: 'configSeen' },
      { type: 'siteDescribed', site: answers },
      { type: 'administratorDescribed', site: answers },
      { type: 'siteInstalled', site },
    )
    expect(ended).toMatchObject({ step: 'done', finished: site })
  })

  it('starts at the site step if a configuration exists', () => {
    expect(startWizard({ at: 'resume', origin })).toMatchObject({ step: 'site', resumed: true })
  })

  it('stays at the config step until the file is written', () => {
    expect(after({ type: 'configTried', database, config: byHand }, { type: 'configSeen' }).step).toBe('config')
  })

  it('goes back to the database with its entries while the file is not written', () => {
    const back = after({ type: 'configTried', database, config: byHand }, { type: 'backToDatabase' })
    expect(back).toMatchObject({ step: 'database', database })
  })

  it('goes back from the administrator to the site and its configuration, with the answers', () => {
    const events: WizardEvent[] = [
      { type: 'configTried', database, config: written },
      { type: 'configSeen' },
      { type: 'siteDescribed', site: answers },
      { type: 'backToSite', site: { ...answers, email: 'a@example.com' } },
    ]
    expect(after(...events)).toMatchObject({ step: 'site', site: { site_name: 'Qa', email: 'a@example.com' } })
    expect(after(...events, { type: 'backToConfig', site: answers })).toMatchObject({ step: 'config', site: answers })
  })

  it('goes back from the content to the administrator, with the choice', () => {
    const content = { ...emptyContentDraft, content: 'sample' } as const
    const back = after(
      { type: 'administratorDescribed', site: answers },
      { type: 'backToAdministrator', content },
      { type: 'administratorDescribed', site: answers },
    )
    expect(back).toMatchObject({ step: 'content', content, site: answers })
  })

  it('stays at the content while it is imported, with what was answered', () => {
    const content = { ...emptyContentDraft, content: 'import', import_source: 'dump.sql' } as const
    const importing = after({ type: 'administratorDescribed', site: answers }, { type: 'importStarted', content })
    expect(importing).toMatchObject({ step: 'content', importing: 'here', content, site: answers })
  })

  it('starts at the content if the import has begun, without the answers', () => {
    expect(startWizard({ at: 'importing', origin })).toMatchObject({ step: 'content', importing: 'before' })
  })

  it('has no way back once the file is written', () => {
    expect(after({ type: 'configTried', database, config: written }, { type: 'backToDatabase' }).step).toBe('config')
  })

  it('preserves the database entries across the language step', () => {
    expect(after({ type: 'backToLanguage', database }, { type: 'languageChosen' })).toMatchObject({
      step: 'database',
      database,
    })
  })
})

describe('the outcome of initInstallation', () => {
  const refused: ApiError = {
    kind: 'refused',
    status: 400,
    reason: 'error.install.create_config_failed',
    message: 'No.',
    display: 'alert',
    details: { default_config: 'database:' },
  }

  it('is written if there is no error', () => expect(configOutcome(undefined)).toEqual({ data: written }))
  it('provides the text if it could not be written', () => expect(configOutcome(refused)).toEqual({ data: byHand }))
  it('is the error for a refusal without the text', () => {
    const other: ApiError = { ...refused, details: {} }
    expect(configOutcome(other)).toEqual({ error: other })
  })
})
