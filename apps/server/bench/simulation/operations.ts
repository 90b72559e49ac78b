/**
 * The operations of a simulated day. `question`, `list`, `tag` and `person` are pages of guests. Their costs are those
 * of a page that is not in the cache.
 */
export const OPERATIONS = [
  'question',
  'list',
  'tag',
  'person',
  'search',
  'question, member',
  'list, member',
  'person, member',
  'vote',
  'comment',
  'answer',
  'ask',
] as const

export type Operation = (typeof OPERATIONS)[number]

/** Operations whose response may come from the cache of a process. A search never does (`cached-address.ts`). */
export const CACHEABLE: ReadonlySet<Operation> = new Set<Operation>(['question', 'list', 'tag', 'person'])

export const WRITES = ['vote', 'comment', 'answer', 'ask'] as const satisfies readonly Operation[]
export type Write = (typeof WRITES)[number]

/** The kinds of responses whose delays are reported. */
export const KINDS = ['cached', 'rendered', 'write'] as const
export type Kind = (typeof KINDS)[number]

export function isWrite(operation: Operation): operation is Write {
  return WRITES.some((write) => write === operation)
}

/** @param isHit true if the response comes from the cache */
export function kindOf(operation: Operation, isHit: boolean): Kind {
  if (isWrite(operation)) return 'write'
  return isHit ? 'cached' : 'rendered'
}
