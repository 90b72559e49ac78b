import { defineRefusals } from '../../platform/refusals/define-refusals.ts'

export const { PluginUnavailable } = defineRefusals({
  /** There is no such plugin, or it is disabled and the call needs it enabled. */
  PluginUnavailable: { status: 400, reason: 'base.request_format_error' },
})
