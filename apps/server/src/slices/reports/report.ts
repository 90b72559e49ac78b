import { decodeObjectId, encodeObjectId, NO_KEY } from '../../platform/ids/object-id.ts'

/** The kinds of posts that can be flagged. */
export type ReportedType = 'question' | 'answer' | 'comment'

/** `completed` if the flag was justified, usually with an action on the post; `ignored` if the post is fine. */
export type ReportStatus = 'pending' | 'completed' | 'ignored'

/** Outcomes of a flag, by the numbers of the `review` reasons (docs/spec/contract.md#reasons). */
export const OUTCOMES = { looksOk: 72, needsEdit: 73, needsClose: 74, needsDelete: 75 } as const

/** Public ids of flags. */
export const reportIds = {
  /** Returns the key behind a public id; undefined for anything else. */
  read(text: string): number | undefined {
    const ref = decodeObjectId(text)
    return ref?.type === 'report' ? ref.id : undefined
  },
  /** Decodes a public id for a use case; {@link NO_KEY} for anything else. */
  key(text: string): number {
    return this.read(text) ?? NO_KEY
  },
  write(id: number): string {
    return encodeObjectId({ type: 'report', id })
  },
}
