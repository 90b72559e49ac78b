import type { FieldRefusal } from '../../platform/http/refusal.ts'
import { InvalidFields, Refusal } from '../../platform/http/refusal.ts'

/** No such tag, or none any more. */
export class TagNotFound extends Refusal {
  override name = 'TagNotFound'
  constructor(status: 400 | 404 = 404) {
    super({ status, reason: 'error.tag.not_found' })
  }
}

/** The tags of a question break a rule; the answer names the field `tags`. */
export class TagsRefused extends InvalidFields {
  override name = 'TagsRefused'
  constructor(message: string, facts: FieldRefusal['facts'] = {}) {
    super([{ field: 'tags', message, facts }])
  }
}
