import { InvalidFields, Refusal } from '../../platform/http/refusal.ts'
import { megabytes } from './upload.ts'

const UNSUPPORTED = 'error.upload.unsupported_file_format'

/** A purpose that nothing can be uploaded for. */
export class SourceUnsupported extends InvalidFields {
  override name = 'SourceUnsupported'
  constructor() {
    const reason = 'error.upload.source_unsupported'
    super([{ field: 'source', message: reason }], reason)
  }
}

/** The pictures of the site itself are its administrators' (decision 8). */
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

/** The content is no picture, whatever its name says. */
export class NotAPicture extends InvalidFields {
  override name = 'NotAPicture'
  constructor() {
    super([{ field: 'file', message: UNSUPPORTED }], UNSUPPORTED)
  }
}

/** It begins as a picture and cannot be read to its end. */
export class DamagedPicture extends InvalidFields {
  override name = 'DamagedPicture'
  constructor() {
    super([{ field: 'file', message: 'error.upload.damaged' }], UNSUPPORTED)
  }
}

/** A picture, but not of a type that this purpose takes. */
export class TypeNotTaken extends InvalidFields {
  override name = 'TypeNotTaken'
  constructor(types: readonly string[]) {
    const words = types.map((type) => type.toUpperCase()).join(', ')
    super([{ field: 'file', message: 'error.upload.type_not_taken', facts: { types: words } }], UNSUPPORTED)
  }
}

/** Drawing it would take more memory than its size lets anybody expect. */
export class TooManyPixels extends InvalidFields {
  override name = 'TooManyPixels'
  constructor(megapixels: number) {
    super([{ field: 'file', message: 'error.upload.too_many_pixels', facts: { megapixels } }])
  }
}
