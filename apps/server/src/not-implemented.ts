import type { OperationId } from '@quandary/api-client'
import type { Handled } from './app.ts'
import type { Contract } from './platform/http/contract.ts'
import { Refusal } from './platform/http/refusal.ts'
import type { RouteTable } from './platform/http/route.ts'

/**
 * The operations that no slice answers yet, each with the part of the product that brings it. They are exactly those
 * without a handler: one that is missing here is a type error, and so is one that has got a handler.
 */
export const notImplemented = {
  listPluginStates: 'plugins',
  listUserPlugins: 'plugins',
  getUserPluginConfig: 'plugins',
  updateUserPluginConfig: 'plugins',
  listConnectors: 'plugins',
  startConnectorLogin: 'plugins',
  finishConnectorLogin: 'plugins',
  bindConnectorEmail: 'plugins',
  listUserConnectors: 'plugins',
  unbindConnector: 'plugins',
  getUserCenterAgent: 'plugins',
  getUserCenterBranding: 'plugins',
  getUserCenterSettings: 'plugins',
  startUserCenterLogin: 'plugins',
  finishUserCenterLogin: 'plugins',
  startUserCenterSignUp: 'plugins',
  finishUserCenterSignUp: 'plugins',
  listPlugins: 'plugins',
  updatePluginStatus: 'plugins',
  getPluginConfig: 'plugins',
  updatePluginConfig: 'plugins',
  getAdminUserCenterAgent: 'plugins',
} as const satisfies Readonly<Record<Exclude<OperationId, Handled>, string>>

const isListed = (id: OperationId): boolean => id in notImplemented

/** Answers these operations with 501, after the policy that the contract gives them. */
export function notImplementedRoutes(contract: Contract): RouteTable {
  return Object.fromEntries(
    contract.operations
      .filter(({ id }) => isListed(id))
      .map(({ id, access }) => [id, { policy: access, unchecked: true, handle: refuse }]),
  )
}

async function refuse(): Promise<never> {
  throw new Refusal({ status: 501, reason: 'base.not_implemented' })
}
