import { defineRefusals } from '../../platform/refusals/define-refusals.ts'

export const { StorageIsSet } = defineRefusals({
  /** The environment of the server decides where files are stored, so the settings cannot change it. */
  StorageIsSet: { status: 409, reason: 'error.storage.from_environment', display: 'alert' },
})
