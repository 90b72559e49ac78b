import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { createTag } from './create-tag.ts'
import { deleteTag } from './delete-tag.ts'
import { getTagSynonyms } from './get-tag-synonyms.ts'
import { getTag } from './get-tag.ts'
import { listTagsBySlug } from './list-tags-by-slug.ts'
import { listTags } from './list-tags.ts'
import { mergeTags } from './merge-tags.ts'
import { recoverTag } from './recover-tag.ts'
import { suggestTags } from './suggest-tags.ts'
import { updateTagSynonyms } from './update-tag-synonyms.ts'
import { updateTag } from './update-tag.ts'

export function tagRoutes(app: AppContext) {
  return {
    listTags: { policy: 'reader', handle: ({ query, viewer }) => listTags(app, query, viewer) },
    getTag: { policy: 'reader', handle: ({ query, viewer, language }) => getTag(app, query, { viewer, language }) },
    listTagsBySlug: { policy: 'reader', handle: ({ query }) => listTagsBySlug(app, query.tags ?? '') },
    suggestTags: { policy: 'active', handle: ({ query }) => suggestTags(app, query.tag ?? '') },
    createTag: {
      policy: 'active',
      action: 'tag.add',
      handle: ({ body, viewer }) => createTag(app, body, viewer),
    },
    updateTag: {
      policy: 'active',
      action: 'tag.edit',
      handle: ({ body, viewer }) => updateTag(app, body, viewer),
    },
    deleteTag: {
      policy: 'active',
      action: 'tag.delete',
      handle: ({ body, viewer }) => deleteTag(app, body.tag_id, viewer),
    },
    recoverTag: {
      policy: 'active',
      action: 'tag.undeleted',
      handle: ({ body, viewer }) => recoverTag(app, body.tag_id, viewer),
    },
    mergeTags: {
      policy: 'active',
      action: 'tag.merge',
      handle: ({ body, viewer }) => mergeTags(app, body, viewer),
    },
    getTagSynonyms: {
      policy: 'reader',
      handle: ({ query, viewer, language }) => getTagSynonyms(app, query.tag_id, { viewer, language }),
    },
    updateTagSynonyms: {
      policy: 'active',
      action: 'tag.synonym',
      handle: ({ body, viewer }) => updateTagSynonyms(app, body, viewer),
    },
  } satisfies RouteTable
}
