import { Refusal } from '../../platform/refusals/refusal.ts'

/** There is no such plugin, or it is disabled where it has to be enabled. */
export class PluginUnavailable extends Refusal {
  override name = 'PluginUnavailable'
  constructor() {
    super({ status: 400, reason: 'base.request_format_error' })
  }
}
