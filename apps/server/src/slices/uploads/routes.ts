import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { uploadFile } from './upload-file.ts'

export function uploadRoutes(app: AppContext) {
  return {
    uploadFile: {
      policy: 'active',
      handle: ({ readForm, viewer }) => uploadFile(app, readForm, viewer),
    },
  } satisfies RouteTable
}
