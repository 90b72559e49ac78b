import type { AppContext } from '../../context.ts'
import { decodeObjectId, encodeObjectId, encodeShortId } from '../../platform/ids/object-id.ts'
import { readSettings } from '../site-settings/index.ts'

/** Public ids of one kind of post. Both forms are read; the site's permalinks decide which one is written. */
export interface PostIds {
  /** The key behind either form; undefined for anything else. */
  read(text: string): number | undefined
  /** The form of this site's addresses. */
  writer(app: AppContext): Promise<(id: number) => string>
  /** Always the long form, as some fields of the wire want it; `0` for none. */
  long(id: number | null): string
}

function postIds(type: number): PostIds {
  return {
    read(text) {
      const ref = decodeObjectId(text)
      return ref?.type === type ? ref.id : undefined
    },
    async writer(app) {
      const { permalink } = await readSettings(app, 'site_seo')
      const encode = permalink === 3 || permalink === 4 ? encodeShortId : encodeObjectId
      return (id) => encode({ type, id })
    },
    long: (id) => (id === null ? '0' : encodeObjectId({ type, id })),
  }
}

/** Ids of questions. */
export const questionIds = postIds(1)
/** Ids of answers; questions name their accepted and last one. */
export const answerIds = postIds(2)
