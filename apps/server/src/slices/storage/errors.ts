import { defineRefusals } from '../../platform/refusals/define-refusals.ts'

export const { StorageIsSet } = defineRefusals({
  /** The environment of the server says where files are stored. */
  StorageIsSet: { status: 409, reason: 'error.storage.from_environment', display: 'alert' },
})
