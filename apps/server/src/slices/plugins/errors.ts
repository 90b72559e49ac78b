import { defineRefusals } from '../../platform/refusals/define-refusals.ts'

export const { PluginUnavailable } = defineRefusals({
  /** There is no such plugin. For a person's settings: also a plugin that is disabled or has no such settings. */
  PluginUnavailable: { status: 400, reason: 'base.request_format_error' },
})
