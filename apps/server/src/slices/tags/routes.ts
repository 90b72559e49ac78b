import type { RouteTable } from '../../platform/http/route.ts'

export function tagRoutes() {
  return {} satisfies RouteTable
}
