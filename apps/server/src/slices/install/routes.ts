import type { OperationBody } from '@quandary/api-client'
import { InvalidFields } from '../../platform/refusals/refusal.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { done } from '../../platform/http/route.ts'
import { builtInLanguageOptions } from '../site-settings/index.ts'
import { AlreadyInstalled } from './errors.ts'
import type { FirstImport, GivenSource } from './first-import.ts'
import { listSources } from './import-folder.ts'
import type { Setup } from './setup.ts'
import type { Beginning } from './steps.ts'
import { checkConfig, checkDatabase, finishInstallation, initConfig } from './steps.ts'

/**
 * Returns the operations of the installer before the site is served. Once the site is stored, only those of its first
 * import are left.
 */
export function setupRoutes(setup: Setup, firstImport: FirstImport) {
  let installing: Promise<unknown> = Promise.resolve()
  return {
    listInstallationLanguages: { policy: 'open', handle: async () => builtInLanguageOptions() },
    checkInstallationConfig: {
      policy: 'open',
      handle: async () => {
        firstImport.assertNotBegun()
        return checkConfig(setup)
      },
    },
    checkInstallationDatabase: {
      policy: 'open',
      handle: async ({ body }) => {
        firstImport.assertNotBegun()
        await checkDatabase(setup, databaseOf(body))
        return { connection_success: true }
      },
    },
    initInstallation: {
      policy: 'open',
      handle: async ({ body }) => {
        firstImport.assertNotBegun()
        return done(initConfig(setup, databaseOf(body)))
      },
    },
    listInstallationSources: {
      policy: 'open',
      handle: async ({ token }) => {
        firstImport.assertHasToken(token)
        return listSources(setup.config.dataDir)
      },
    },
    installSite: {
      policy: 'open',
      handle: async ({ body, token }) => {
        firstImport.assertNotBegun()
        const given = {
          language: body.lang,
          siteName: body.site_name,
          siteUrl: body.site_url,
          contactEmail: body.contact_email,
          adminName: body.name,
          adminEmail: body.email,
          adminPassword: body.password,
          loginRequired: body.login_required ?? false,
        }
        const beginning = beginningOf(body)
        // One at a time, so that a second installation finds the site that the first one stored.
        const installed = installing.then(() => finishInstallation(setup, firstImport, { given, beginning, token }))
        installing = installed.catch(() => {})
        await installed
        return null
      },
    },
    getInstallationImport: {
      policy: 'open',
      handle: async ({ token }) => {
        firstImport.assertHasToken(token)
        return firstImport.describe()
      },
    },
    retryInstallationImport: {
      policy: 'open',
      handle: async ({ token, body }) => {
        firstImport.assertHasToken(token)
        return done(firstImport.retry(body.import_source === undefined ? undefined : sourceOf(body)))
      },
    },
    openInstalledSite: {
      policy: 'open',
      handle: async ({ token }) => {
        firstImport.assertHasToken(token)
        firstImport.finish()
        return null
      },
    },
  } satisfies RouteTable
}

function beginningOf(body: OperationBody<'installSite'>): Beginning {
  return body.content === 'import' ? { kind: 'import', source: sourceOf(body) } : { kind: body.content ?? 'empty' }
}

/** @throws {InvalidFields} for a source without its kind or its name */
function sourceOf(body: OperationBody<'retryInstallationImport'>): GivenSource {
  const { import_format: format, import_source: name } = body
  if (format === undefined) throw new InvalidFields([{ field: 'import_format', message: 'validation.required' }])
  if (name === undefined) throw new InvalidFields([{ field: 'import_source', message: 'validation.required' }])
  return {
    format,
    name,
    uploads: body.import_uploads ?? '',
    host: body.import_host ?? '',
    timeZone: body.import_time_zone ?? '',
  }
}

function databaseOf(body: OperationBody<'checkInstallationDatabase'>) {
  const { db_type: type, db_file: file, db_host: host, db_name: name } = body
  return { type, file, host, name, username: body.db_username, password: body.db_password }
}

/** Returns the same operations for an installed site, all refused without looking at the input. */
export function refusedSetupRoutes() {
  const handle = async (): Promise<never> => {
    throw new AlreadyInstalled()
  }
  return {
    listInstallationLanguages: { policy: 'open', handle, unchecked: true },
    checkInstallationConfig: { policy: 'open', handle, unchecked: true },
    checkInstallationDatabase: { policy: 'open', handle, unchecked: true },
    initInstallation: { policy: 'open', handle, unchecked: true },
    installSite: { policy: 'open', handle, unchecked: true },
    listInstallationSources: { policy: 'open', handle, unchecked: true },
    getInstallationImport: { policy: 'open', handle, unchecked: true },
    retryInstallationImport: { policy: 'open', handle, unchecked: true },
    openInstalledSite: { policy: 'open', handle, unchecked: true },
  } satisfies RouteTable
}
