import { defineInvalidFields, defineRefusals } from '../../platform/refusals/define-refusals.ts'
import type { FieldRefusal } from '../../platform/refusals/refusal.ts'
import type { Language } from '../../platform/i18n/language.ts'
import type { ServerMessage } from '../../platform/i18n/translate.ts'
import { translate } from '../../platform/i18n/translate.ts'

export const { OwnSynonym, SynonymNotAllowed, TagEditPending, TagInUse, TagNotFound } = defineRefusals({
  /** A tag cannot be its own synonym. */
  OwnSynonym: { status: 400, reason: 'error.tag.cannot_set_synonym_as_itself' },
  /** A synonym was given where a main tag is required; synonyms never lead to other synonyms. */
  SynonymNotAllowed: { status: 400, reason: 'error.tag.not_contain_synonym_tags' },
  /**
   * An edit of the tag is waiting for review, and no other can be made meanwhile. The reason is the same as for
   * answers.
   */
  TagEditPending: { status: 400, reason: 'error.answer.cannot_update' },
  /** The tag cannot be deleted while questions or synonyms use it. */
  TagInUse: ({ questionCount, synonymCount }: { questionCount: number; synonymCount: number }) => ({
    status: 400,
    reason: 'error.tag.is_used_cannot_delete',
    text: (language: Language) =>
      questionCount > 0
        ? translate(language, 'tag.used_by_questions', { count: questionCount })
        : translate(language, 'tag.used_by_synonyms', { count: synonymCount }),
  }),
  /** The tag does not exist or is deleted. */
  TagNotFound: (status: 400 | 404 = 404) => ({ status, reason: 'error.tag.not_found' }),
})

export const { SynonymsRefused, TagExists, TagsRefused } = defineInvalidFields({
  /** The given synonyms are invalid. */
  SynonymsRefused: (message: ServerMessage, facts: FieldRefusal['facts'] = {}) => ({
    field: 'synonym_tag_list',
    message,
    facts,
  }),
  /** Another tag has this slug. */
  TagExists: { field: 'slug_name', message: 'error.tag.already_exist', reason: 'error.tag.already_exist' },
  /** The tags of a question are invalid. */
  TagsRefused: (message: ServerMessage, facts: FieldRefusal['facts'] = {}) => ({ field: 'tags', message, facts }),
})
