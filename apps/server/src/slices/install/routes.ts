import type { OperationBody } from '@quandary/api-client'
import type { RouteTable } from '../../platform/http/route.ts'
import { done } from '../../platform/http/route.ts'
import { builtInLanguageOptions } from '../site-settings/index.ts'
import { AlreadyInstalled } from './errors.ts'
import type { Setup } from './setup.ts'
import { checkConfig, checkDatabase, finishInstallation, initConfig } from './setup.ts'

/** The installer's operations before the site is installed. */
export function setupRoutes(setup: Setup) {
  return {
    listInstallationLanguages: { policy: 'open', handle: async () => builtInLanguageOptions() },
    checkInstallationConfig: { policy: 'open', handle: () => checkConfig(setup) },
    checkInstallationDatabase: {
      policy: 'open',
      handle: async ({ body }) => {
        await checkDatabase(setup, databaseOf(body))
        return { connection_success: true }
      },
    },
    initInstallation: {
      policy: 'open',
      handle: ({ body }) => done(initConfig(setup, databaseOf(body))),
    },
    installSite: {
      policy: 'open',
      handle: ({ body }) => {
        const answers = {
          language: body.lang,
          siteName: body.site_name,
          siteUrl: body.site_url,
          contactEmail: body.contact_email,
          adminName: body.name,
          adminEmail: body.email,
          adminPassword: body.password,
          loginRequired: body.login_required ?? false,
        }
        return done(finishInstallation(setup, answers))
      },
    },
  } satisfies RouteTable
}

function databaseOf(body: OperationBody<'checkInstallationDatabase'>) {
  const { db_type: type, db_file: file, db_host: host, db_name: name } = body
  return { type, file, host, name, username: body.db_username, password: body.db_password }
}

/** The same operations on an installed site, all refused without looking at the input. */
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
  } satisfies RouteTable
}
