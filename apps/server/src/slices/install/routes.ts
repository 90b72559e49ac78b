import type { RouteTable } from '../../platform/http/route.ts'
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
        await checkDatabase(setup, body)
        return { connection_success: true }
      },
    },
    initInstallation: {
      policy: 'open',
      handle: async ({ body }) => {
        await initConfig(setup, body)
        return null
      },
    },
    installSite: {
      policy: 'open',
      handle: async ({ body }) => {
        await finishInstallation(setup, body)
        return null
      },
    },
  } satisfies RouteTable
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
