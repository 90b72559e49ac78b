import type { QuandaryClient, Schemas } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'

/** Queries the stored versions of a post, newest first. */
export function revisionsQuery(api: QuandaryClient, objectId: string) {
  return {
    ...operationQuery(api, 'listRevisions', { query: { object_id: objectId } }),
    staleTime: 0,
  }
}

/** Returns the Markdown of a version, or an empty text. */
export function textOf({ content }: Schemas['Revision']): string {
  return typeof content['content'] === 'string' ? content['content'] : ''
}

/** Returns the tags of a version of a question. */
export function tagsOf({ content }: Schemas['Revision']): { value: string; label: string }[] {
  const tags: unknown = content['tags']
  if (!Array.isArray(tags)) return []
  return tags.flatMap((tag: unknown) => {
    if (typeof tag !== 'object' || tag === null || !('slug_name' in tag)) return []
    const value = String(tag.slug_name)
    return [{ value, label: 'display_name' in tag ? String(tag.display_name) : value }]
  })
}
