import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { done } from '../../platform/http/route.ts'
import { readSettings } from '../site-settings/index.ts'
import { updateBrandingSettings } from './update-branding-settings.ts'

/** A picture that the request omits is removed. */
const NO_PICTURES = { logo: '', mobile_logo: '', square_icon: '', favicon: '' }

export function brandingRoutes(ctx: AppContext) {
  return {
    getBrandingSettings: { policy: 'admin', handle: () => readSettings(ctx, 'branding') },
    updateBrandingSettings: {
      policy: 'admin',
      handle: (call) => done(updateBrandingSettings(ctx, { ...NO_PICTURES, ...call.body }, call)),
    },
  } satisfies RouteTable
}
