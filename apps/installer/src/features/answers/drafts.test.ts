import { createI18n } from '@quandary/i18n'
import { messages } from '@quandary/i18n/catalogues/en_US/installer'
import { describe, expect, it } from 'vitest'
import { emptyContentDraft, importBody, sourcesFor, validateContent, type ContentDraft } from './content-draft.ts'
import { databaseBody, emptyDatabaseDraft, validateDatabase } from './database-draft.ts'
import { emptySiteDraft, siteBody, validateAdministrator, validateSite, type SiteDraft } from './site-draft.ts'

const { t } = createI18n({ language: 'en_US', messages })

function named(errors: object): string[] {
  return Object.entries(errors).flatMap(([name, text]) => (text === undefined ? [] : [name]))
}

describe('the database form', () => {
  const server = { ...emptyDatabaseDraft, db_type: 'postgres' } as const

  it('asks only for the file with SQLite', () => {
    expect(named(validateDatabase({ ...emptyDatabaseDraft, db_file: ' ' }, t))).toEqual(['db_file'])
    expect(named(validateDatabase(emptyDatabaseDraft, t))).toEqual([])
  })

  it('asks for host, name, user and password with a server', () => {
    expect(named(validateDatabase(server, t))).toEqual(['db_host', 'db_name', 'db_username', 'db_password'])
  })

  it('sends only the fields of the chosen engine', () => {
    expect(databaseBody({ ...emptyDatabaseDraft, db_password: 'left over' }, 'zh_CN')).toEqual({
      db_type: 'sqlite3',
      db_file: 'quandary.db',
      lang: 'zh_CN',
    })
  })
})

describe('the site form', () => {
  const good: SiteDraft = {
    site_name: 'Qa',
    site_url: 'https://qa.example.com',
    contact_email: 'hello@example.com',
    login_required: true,
    name: 'Ada Lovelace',
    password: 'correct-horse',
    email: 'ada@example.com',
  }
  const wrong = (change: Partial<SiteDraft>) => {
    const draft = { ...good, ...change }
    return [...named(validateSite(draft, t)), ...named(validateAdministrator(draft, t))]
  }

  it('accepts valid answers', () => expect(wrong({})).toEqual([]))

  it('accepts an address with a path', () => expect(wrong({ site_url: 'https://example.com/community' })).toEqual([]))

  it("suggests the wizard's own address and asks for everything else", () => {
    const empty = emptySiteDraft('http://localhost:9080')
    expect(wrong(empty)).toEqual(['site_name', 'contact_email', 'name', 'password', 'email'])
  })

  it.each<[string, Partial<SiteDraft>]>([
    ['a name of 129 characters', { site_name: '名'.repeat(129) }],
    ['a site name of one character', { site_name: 'Q' }],
    ['an address without a scheme', { site_url: 'qa.example.com' }],
    ['an address of another scheme', { site_url: 'ftp://qa.example.com' }],
    ['an address below a page of the site', { site_url: 'https://example.com/questions' }],
    ['an address with a path that needs escapes', { site_url: 'https://example.com/our community' }],
    ['an address of more than 512 characters', { site_url: `https://${'a'.repeat(512)}` }],
    ['a contact that is not an email address', { contact_email: 'hello' }],
    ['a name of one character', { name: 'a' }],
    ['an administrator name of 31 characters', { name: 'a'.repeat(31) }],
    ['a name with unsupported characters', { name: 'ada@home' }],
    ['a password of 7 characters', { password: '1234567' }],
    ['a password of 33 characters', { password: 'a'.repeat(33) }],
    ['a password with a space', { password: 'correct horse' }],
    ['an email address with a space', { email: 'ada @example.com' }],
  ])('refuses %s', (_case, change) => expect(wrong(change)).toEqual(Object.keys(change)))

  it('counts characters as people do', () => expect(wrong({ site_name: '🙂'.repeat(128) })).toEqual([]))

  it('trims all texts except the password', () => {
    const body = siteBody({ ...good, site_name: ' Qa ', email: ' ada@example.com ' }, 'en_US')
    expect(body).toMatchObject({ lang: 'en_US', site_name: 'Qa', email: 'ada@example.com', password: 'correct-horse' })
  })
})

describe('the content form', () => {
  const dump: ContentDraft = { ...emptyContentDraft, content: 'import', import_format: 'answer', import_source: 'a.db' }

  it('asks for nothing but the choice unless a site is imported', () => {
    expect(named(validateContent({ ...emptyContentDraft, content: 'sample' }, t))).toEqual([])
  })

  it('asks what to import', () => {
    expect(named(validateContent({ ...dump, import_source: '' }, t))).toEqual(['import_source'])
    expect(named(validateContent(dump, t))).toEqual([])
  })

  it('refuses a time zone that does not exist, where it is asked for', () => {
    const wrong = { ...dump, import_time_zone: 'Europe/Atlantis' }
    expect(named(validateContent(wrong, t))).toEqual(['import_time_zone'])
    expect(named(validateContent({ ...wrong, import_format: 'askbot' }, t))).toEqual([])
    expect(named(validateContent({ ...dump, import_time_zone: ' Asia/Shanghai ' }, t))).toEqual([])
  })

  it('offers folders or files as the kind of site needs', () => {
    const sources = [
      { name: 'dump', is_folder: true, size: 0 },
      { name: 'dump.sql', is_folder: false, size: 3 },
    ]
    const offered = (import_format: ContentDraft['import_format']) =>
      sourcesFor({ ...dump, import_format }, sources).map(({ name }) => name)
    expect(offered('stackexchange')).toEqual(['dump'])
    expect(offered('askbot')).toEqual(['dump.sql'])
    expect(offered('discourse')).toEqual(['dump', 'dump.sql'])
  })

  it('sends only what the kind of site is asked about', () => {
    const all = { ...dump, import_uploads: 'upfiles', import_host: ' old.example.com ', import_time_zone: 'UTC' }
    expect(importBody({ ...all, import_format: 'markdown' })).toEqual({
      import_format: 'markdown',
      import_source: 'a.db',
    })
    expect(importBody({ ...all, import_format: 'askbot' })).toEqual({
      import_format: 'askbot',
      import_source: 'a.db',
      import_uploads: 'upfiles',
      import_host: 'old.example.com',
    })
  })
})
