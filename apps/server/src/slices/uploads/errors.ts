import { InvalidFields, Refusal } from '../../platform/refusals/refusal.ts'
import { megabytes } from './upload.ts'

const UNSUPPORTED = 'error.upload.unsupported_file_format'

/** Nothing can be uploaded for this purpose. */
export class SourceUnsupported extends InvalidFields {
  override name = 'SourceUnsupported'
  constructor() {
    const reason = 'error.upload.source_unsupported'
    super([{ field: 'source', message: reason }], reason)
  }
}

/** Only administrators may upload the site's own pictures (docs/spec/contract.md#uploads). */
export class BrandingIsForAdministrators extends Refusal {
  override name = 'BrandingIsForAdministrators'
  constructor() {
    super({ status: 403, reason: 'base.forbidden_error' })
  }
}

export class FileMissing extends InvalidFields {
  override name = 'FileMissing'
  constructor() {
    super([{ field: 'file', message: 'validation.required' }])
  }
}

export class FileTooLarge extends InvalidFields {
  override name = 'FileTooLarge'
  constructor(maxBytes: number) {
    super([{ field: 'file', message: 'error.upload.too_large', facts: { size: megabytes(maxBytes) } }])
  }
}

/** The content is not a picture, whatever its name says. */
export class NotAPicture extends InvalidFields {
  override name = 'NotAPicture'
  constructor() {
    super([{ field: 'file', message: UNSUPPORTED }], UNSUPPORTED)
  }
}

/** The content starts like a picture but cannot be decoded. */
export class DamagedPicture extends InvalidFields {
  override name = 'DamagedPicture'
  constructor() {
    super([{ field: 'file', message: 'error.upload.damaged' }], UNSUPPORTED)
  }
}

/** A picture whose type is not accepted for this purpose. */
export class TypeNotTaken extends InvalidFields {
  override name = 'TypeNotTaken'
  constructor(types: readonly string[]) {
    const words = types.map((type) => type.toUpperCase()).join(', ')
    super([{ field: 'file', message: 'error.upload.type_not_taken', facts: { types: words } }], UNSUPPORTED)
  }
}

/** Decoding would take far more memory than the file size suggests. */
export class TooManyPixels extends InvalidFields {
  override name = 'TooManyPixels'
  constructor(megapixels: number) {
    super([{ field: 'file', message: 'error.upload.too_many_pixels', facts: { megapixels } }])
  }
}
