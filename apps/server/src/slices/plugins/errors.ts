import { defineRefusals } from '../../platform/refusals/define-refusals.ts'

export const { PluginUnavailable } = defineRefusals({
  /** There is no such plugin, or it is disabled where it has to be enabled. */
  PluginUnavailable: { status: 400, reason: 'base.request_format_error' },
})
