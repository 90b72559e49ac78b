import { decodeObjectId, encodeObjectId } from '../../platform/ids/object-id.ts'

/** Questions, answers and comments, by the type numbers of the public ids. */
export type ReportedType = 1 | 2 | 7
export type ReportedName = 'question' | 'answer' | 'comment'

/** `completed` if an action was taken, `ignored` if the post was left alone. */
export type ReportStatus = 'pending' | 'completed' | 'ignored'

const NAMES = { 1: 'question', 2: 'answer', 7: 'comment' } as const satisfies Record<ReportedType, ReportedName>
const TYPES = { question: 1, answer: 2, comment: 7 } as const satisfies Record<ReportedName, ReportedType>
const REPORT_TYPE = 8

export function reportedName(type: ReportedType): ReportedName {
  return NAMES[type]
}

export function reportedType(name: ReportedName): ReportedType {
  return TYPES[name]
}

/** Outcomes of a flag, by the numbers of the `review` reasons (docs/spec/contract.md#reasons). */
export const OUTCOMES = { looksOk: 72, needsEdit: 73, needsClose: 74, needsDelete: 75 } as const

/** Public ids of flags. */
export const reportIds = {
  /** Returns the key behind a public id; undefined for anything else. */
  read(text: string): number | undefined {
    const ref = decodeObjectId(text)
    return ref?.type === REPORT_TYPE ? ref.id : undefined
  },
  write(id: number): string {
    return encodeObjectId({ type: REPORT_TYPE, id })
  },
}
