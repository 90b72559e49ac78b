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

/** Another tag has this slug. */
export class TagExists extends InvalidFields {
  override name = 'TagExists'
  constructor() {
    super([{ field: 'slug_name', message: 'error.tag.already_exist' }], 'error.tag.already_exist')
  }
}

/** An edit of the tag waits for review; until then there is no other (wire reason shared with answers). */
export class TagEditWaits extends Refusal {
  override name = 'TagEditWaits'
  constructor() {
    super({ status: 400, reason: 'error.answer.cannot_update' })
  }
}

/** A tag would stand for itself. */
export class OwnSynonym extends Refusal {
  override name = 'OwnSynonym'
  constructor() {
    super({ status: 400, reason: 'error.tag.cannot_set_synonym_as_itself' })
  }
}

/** A synonym was named where only main tags are of use: synonyms never stand for synonyms. */
export class SynonymNotAllowed extends Refusal {
  override name = 'SynonymNotAllowed'
  constructor() {
    super({ status: 400, reason: 'error.tag.not_contain_synonym_tags' })
  }
}

/** The synonyms given break a rule; the answer names the field `synonym_tag_list`. */
export class SynonymsRefused extends InvalidFields {
  override name = 'SynonymsRefused'
  constructor(message: string, facts: FieldRefusal['facts'] = {}) {
    super([{ field: 'synonym_tag_list', message, facts }])
  }
}
