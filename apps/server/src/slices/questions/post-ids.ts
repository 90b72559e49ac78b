import type { AppContext } from '../../context.ts'
import { decodeObjectId, encodeObjectId, encodeShortId, NO_KEY } from '../../platform/ids/object-id.ts'
import { readSettings } from '../site-settings/index.ts'

/** Public ids of one kind of post. Long and short ids are accepted; the permalink setting decides which are written. */
export interface PostIds {
  /** Decodes a long or a short id; undefined for any other text. */
  read(text: string): number | undefined
  /** Decodes a long or a short id for a use case; {@link NO_KEY} for any other text. */
  key(text: string): number
  /** Returns a function that writes ids in the form of the permalink setting. */
  writer(ctx: AppContext): Promise<(id: number) => string>
  /** Writes an id in the form of a permalink setting. */
  write(id: number, permalink: number): string
  /** Writes the long id whatever the permalink setting is, because some fields of the API require it; `0` for null. */
  long(id: number | null): string
}

function postIds(type: 'question' | 'answer'): PostIds {
  const read = (text: string): number | undefined => {
    const ref = decodeObjectId(text)
    return ref?.type === type ? ref.id : undefined
  }
  return {
    read,
    key: (text) => read(text) ?? NO_KEY,
    async writer(ctx) {
      const { permalink } = await readSettings(ctx, 'site_seo')
      return (id) => this.write(id, permalink)
    },
    write(id, permalink) {
      const encode = permalink === 3 || permalink === 4 ? encodeShortId : encodeObjectId
      return encode({ type, id })
    },
    long: (id) => (id === null ? '0' : encodeObjectId({ type, id })),
  }
}

export const questionIds = postIds('question')
/** Defined in this slice because questions name their accepted and their last answer. */
export const answerIds = postIds('answer')
