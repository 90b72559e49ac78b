import type { RouteTable } from '../../platform/http/route.ts'

export function answerRoutes() {
  return {} satisfies RouteTable
}
