import { defineInvalidFields, defineRefusals } from '../../platform/refusals/define-refusals.ts'
import { megabytes } from './upload.ts'

export const { BrandingIsForAdministrators } = defineRefusals({
  /** Only administrators may upload the site's own pictures (docs/spec/contract.md#uploads). */
  BrandingIsForAdministrators: { status: 403, reason: 'base.forbidden_error' },
})

const UNSUPPORTED = 'error.upload.unsupported_file_format'

export const {
  DamagedPicture,
  FileMissing,
  FileTooLarge,
  NotAPicture,
  SourceUnsupported,
  TooManyPixels,
  TypeNotTaken,
} = defineInvalidFields({
  /** The content starts like a picture but cannot be decoded, or decoding it takes too long. */
  DamagedPicture: { field: 'file', message: 'error.upload.damaged', reason: UNSUPPORTED },
  FileMissing: { field: 'file', message: 'validation.required' },
  FileTooLarge: (maxBytes: number) => ({
    field: 'file',
    message: 'error.upload.too_large',
    facts: { size: megabytes(maxBytes) },
  }),
  /** The content is not a picture, whatever its name says. */
  NotAPicture: { field: 'file', message: UNSUPPORTED, reason: UNSUPPORTED },
  /** Nothing can be uploaded for this purpose. */
  SourceUnsupported: {
    field: 'source',
    message: 'error.upload.source_unsupported',
    reason: 'error.upload.source_unsupported',
  },
  /** Decoding would take far more memory than the file size suggests. */
  TooManyPixels: (megapixels: number) => ({
    field: 'file',
    message: 'error.upload.too_many_pixels',
    facts: { megapixels },
  }),
  /** A picture whose type is not accepted for this purpose. */
  TypeNotTaken: (types: readonly string[]) => ({
    field: 'file',
    message: 'error.upload.type_not_taken',
    facts: { types: types.map((type) => type.toUpperCase()).join(', ') },
    reason: UNSUPPORTED,
  }),
})
