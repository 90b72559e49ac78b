import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { done } from '../../platform/http/route.ts'
import { getStorageSettings, testStorage, updateStorageSettings } from './storage-settings.ts'

export function storageRoutes(ctx: AppContext) {
  return {
    getStorageSettings: { policy: 'admin', handle: () => getStorageSettings(ctx) },
    updateStorageSettings: { policy: 'admin', handle: (call) => done(updateStorageSettings(ctx, call.body, call)) },
    testStorage: { policy: 'admin', changesNothing: true, handle: ({ body }) => testStorage(ctx, body) },
  } satisfies RouteTable
}
