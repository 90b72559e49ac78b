import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { uploadFile } from './upload-file.ts'

export function uploadRoutes(ctx: AppContext) {
  return {
    uploadFile: {
      policy: 'active',
      handle: ({ readForm, viewer }) => uploadFile(ctx, readForm, viewer),
    },
  } satisfies RouteTable
}
