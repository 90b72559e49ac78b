import type { FieldRefusal } from '../../platform/refusals/refusal.ts'
import { InvalidFields, Refusal } from '../../platform/refusals/refusal.ts'
import { translate } from '../../platform/i18n/translate.ts'

/** The tag does not exist or is deleted. */
export class TagNotFound extends Refusal {
  override name = 'TagNotFound'
  constructor(status: 400 | 404 = 404) {
    super({ status, reason: 'error.tag.not_found' })
  }
}

/** The tags of a question are invalid; the answer names the field `tags`. */
export class TagsRefused extends InvalidFields {
  override name = 'TagsRefused'
  constructor(message: string, facts: FieldRefusal['facts'] = {}) {
    super([{ field: 'tags', message, facts }])
  }
}

/** The tag cannot be deleted while questions or synonyms use it. */
export class TagInUse extends Refusal {
  override name = 'TagInUse'
  constructor({ questionCount, synonymCount }: { questionCount: number; synonymCount: number }) {
    const [use, count] = questionCount > 0 ? ['questions', questionCount] : ['synonyms', synonymCount]
    super({
      status: 400,
      reason: 'error.tag.is_used_cannot_delete',
      text: (language) => translate(language, `tag.used_by_${use}`, { count }),
    })
  }
}

/** Another tag has this slug. */
export class TagExists extends InvalidFields {
  override name = 'TagExists'
  constructor() {
    super([{ field: 'slug_name', message: 'error.tag.already_exist' }], 'error.tag.already_exist')
  }
}

/** An edit of the tag is waiting for review, and no other can be made meanwhile. Shares its reason with answers. */
export class TagEditPending extends Refusal {
  override name = 'TagEditWaits'
  constructor() {
    super({ status: 400, reason: 'error.answer.cannot_update' })
  }
}

/** A tag cannot be its own synonym. */
export class OwnSynonym extends Refusal {
  override name = 'OwnSynonym'
  constructor() {
    super({ status: 400, reason: 'error.tag.cannot_set_synonym_as_itself' })
  }
}

/** A synonym was given where a main tag is required; synonyms never lead to other synonyms. */
export class SynonymNotAllowed extends Refusal {
  override name = 'SynonymNotAllowed'
  constructor() {
    super({ status: 400, reason: 'error.tag.not_contain_synonym_tags' })
  }
}

/** The given synonyms are invalid; the answer names the field `synonym_tag_list`. */
export class SynonymsRefused extends InvalidFields {
  override name = 'SynonymsRefused'
  constructor(message: string, facts: FieldRefusal['facts'] = {}) {
    super([{ field: 'synonym_tag_list', message, facts }])
  }
}
