import type { AppContext } from '../../context.ts'
import { LIMITS } from '../../platform/http/limits.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { uploadFile } from './upload-file.ts'

export function uploadRoutes(app: AppContext) {
  return {
    uploadFile: {
      policy: 'active',
      limits: LIMITS.upload,
      handle: ({ readForm, viewer }) => uploadFile(app, readForm, viewer),
    },
  } satisfies RouteTable
}
