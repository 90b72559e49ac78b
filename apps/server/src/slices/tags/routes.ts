import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { done } from '../../platform/http/route.ts'
import { createTag } from './create-tag.ts'
import { deleteTag } from './delete-tag.ts'
import { getTagSynonyms } from './get-tag-synonyms.ts'
import { getTag } from './get-tag.ts'
import { listTagsBySlug } from './list-tags-by-slug.ts'
import { listTags } from './list-tags.ts'
import { mergeTags } from './merge-tags.ts'
import { recoverTag } from './recover-tag.ts'
import { suggestTags } from './suggest-tags.ts'
import { tagIds } from './tag-input.ts'
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
      handle: async ({ body, viewer }) => ({ slug_name: await createTag(app, body, viewer) }),
    },
    updateTag: {
      policy: 'active',
      action: 'tag.edit',
      handle: async ({ body: { tag_id, edit_summary: summary = '', ...texts }, viewer }) => {
        const { waitsForReview } = await updateTag(app, { ...texts, tagId: tagIds.key(tag_id), summary }, viewer)
        return { wait_for_review: waitsForReview }
      },
    },
    deleteTag: {
      policy: 'active',
      action: 'tag.delete',
      handle: ({ body, viewer }) => done(deleteTag(app, tagIds.key(body.tag_id), viewer)),
    },
    recoverTag: {
      policy: 'active',
      action: 'tag.undeleted',
      handle: ({ body, viewer }) => done(recoverTag(app, tagIds.key(body.tag_id), viewer)),
    },
    mergeTags: {
      policy: 'active',
      action: 'tag.merge',
      handle: ({ body: { source_tag_id, target_tag_id }, viewer }) => {
        const tags = { sourceId: tagIds.key(source_tag_id), targetId: tagIds.key(target_tag_id) }
        return done(mergeTags(app, tags, viewer))
      },
    },
    getTagSynonyms: {
      policy: 'reader',
      handle: ({ query, viewer, language }) => getTagSynonyms(app, tagIds.key(query.tag_id), { viewer, language }),
    },
    updateTagSynonyms: {
      policy: 'active',
      action: 'tag.synonym',
      handle: ({ body: { tag_id, synonym_tag_list: synonyms }, viewer }) =>
        done(updateTagSynonyms(app, { tagId: tagIds.key(tag_id), synonyms }, viewer)),
    },
  } satisfies RouteTable
}
