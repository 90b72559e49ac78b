import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { done } from '../../platform/http/route.ts'
import { createTag } from './create-tag.ts'
import { deleteTag } from './delete-tag.ts'
import { getTagSynonyms } from './synonyms/get-tag-synonyms.ts'
import { getTag } from './get-tag.ts'
import { listTagsBySlug } from './lists/list-tags-by-slug.ts'
import { listTags } from './lists/list-tags.ts'
import { mergeTags } from './synonyms/merge-tags.ts'
import { recoverTag } from './recover-tag.ts'
import { suggestTags } from './lists/suggest-tags.ts'
import { tagIds } from './tag-input.ts'
import { updateTagSynonyms } from './synonyms/update-tag-synonyms.ts'
import { updateTag } from './update-tag.ts'

export function tagRoutes(ctx: AppContext) {
  return {
    listTags: { policy: 'reader', handle: ({ query, viewer }) => listTags(ctx, query, viewer) },
    getTag: { policy: 'reader', handle: ({ query, viewer, language }) => getTag(ctx, query, { viewer, language }) },
    listTagsBySlug: { policy: 'reader', handle: ({ query }) => listTagsBySlug(ctx, query.tags ?? '') },
    suggestTags: { policy: 'active', handle: ({ query }) => suggestTags(ctx, query.tag ?? '') },
    createTag: {
      policy: 'active',
      action: 'tag.add',
      handle: async ({ body, viewer }) => ({ slug_name: await createTag(ctx, body, viewer) }),
    },
    updateTag: {
      policy: 'active',
      action: 'tag.edit',
      handle: async ({ body: { tag_id, edit_summary: summary = '', ...texts }, viewer }) => {
        const { waitsForReview } = await updateTag(ctx, { ...texts, tagId: tagIds.key(tag_id), summary }, viewer)
        return { wait_for_review: waitsForReview }
      },
    },
    deleteTag: {
      policy: 'active',
      action: 'tag.delete',
      handle: ({ body, viewer }) => done(deleteTag(ctx, tagIds.key(body.tag_id), viewer)),
    },
    recoverTag: {
      policy: 'active',
      action: 'tag.undeleted',
      handle: ({ body, viewer }) => done(recoverTag(ctx, tagIds.key(body.tag_id), viewer)),
    },
    mergeTags: {
      policy: 'active',
      action: 'tag.merge',
      handle: ({ body: { source_tag_id, target_tag_id }, viewer }) => {
        const tags = { sourceId: tagIds.key(source_tag_id), targetId: tagIds.key(target_tag_id) }
        return done(mergeTags(ctx, tags, viewer))
      },
    },
    getTagSynonyms: {
      policy: 'reader',
      handle: ({ query, viewer, language }) => getTagSynonyms(ctx, tagIds.key(query.tag_id), { viewer, language }),
    },
    updateTagSynonyms: {
      policy: 'active',
      action: 'tag.synonym',
      handle: ({ body: { tag_id, synonym_tag_list: synonyms }, viewer }) =>
        done(updateTagSynonyms(ctx, { tagId: tagIds.key(tag_id), synonyms }, viewer)),
    },
  } satisfies RouteTable
}
