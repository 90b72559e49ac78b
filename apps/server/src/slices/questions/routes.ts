import type { RouteTable } from '../../platform/http/route.ts'

export function questionRoutes() {
  return {} satisfies RouteTable
}
