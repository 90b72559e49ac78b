import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { done } from '../../platform/http/route.ts'
import { readSettings } from '../site-settings/index.ts'
import { getHelp } from './get-help.ts'
import { updateHelpSettings } from './update-help-settings.ts'

export function helpRoutes(ctx: AppContext) {
  return {
    getHelp: { policy: 'reader', handle: ({ language }) => getHelp(ctx, language) },
    getHelpSettings: { policy: 'admin', handle: () => readSettings(ctx, 'help') },
    updateHelpSettings: { policy: 'admin', handle: (call) => done(updateHelpSettings(ctx, call.body, call)) },
  } satisfies RouteTable
}
