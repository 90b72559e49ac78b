import { decodeObjectId, encodeObjectId } from '../../platform/ids/object-id.ts'

/** Questions, answers and comments, by the type numbers of the public ids. */
export type ReportedType = 1 | 2 | 7
export type ReportedName = 'question' | 'answer' | 'comment'

/** `completed` when something was done about it, `ignored` when the post was left alone. */
export type ReportStatus = 'pending' | 'completed' | 'ignored'

const NAMES = { 1: 'question', 2: 'answer', 7: 'comment' } as const satisfies Record<ReportedType, ReportedName>
const TYPES = { question: 1, answer: 2, comment: 7 } as const satisfies Record<ReportedName, ReportedType>
const REPORT_TYPE = 8

/** What a type number is called. */
export function reportedName(type: ReportedType): ReportedName {
  return NAMES[type]
}

/** The type number of a kind of post. */
export function reportedType(name: ReportedName): ReportedType {
  return TYPES[name]
}

/** Outcomes of a flag, as the reasons of `review` number them (wire types, "Reasons by pair"). */
export const OUTCOMES = { looksOk: 72, needsEdit: 73, needsClose: 74, needsDelete: 75 } as const

/** Public ids of flags. */
export const reportIds = {
  /** The key behind a public id; undefined for anything else. */
  read(text: string): number | undefined {
    const ref = decodeObjectId(text)
    return ref?.type === REPORT_TYPE ? ref.id : undefined
  },
  write(id: number): string {
    return encodeObjectId({ type: REPORT_TYPE, id })
  },
}
