/** The number of each kind of object in public ids and stored rows (docs/spec/contract.md#ids). */
const NUMBERS = { question: 1, answer: 2, tag: 3, user: 4, comment: 7, report: 8 } as const

export type ObjectKind = keyof typeof NUMBERS

declare const numbered: unique symbol

/**
 * The number of a kind. Only this file creates one, so that no other part of the server writes a kind as a bare number.
 */
export type KindNumber<Kind extends ObjectKind = ObjectKind> = number & { readonly [numbered]: Kind }

/** Returns the number of a kind in ids and rows. */
export function kindNumber<Kind extends ObjectKind>(kind: Kind): KindNumber<Kind> {
  // The table above has a number for every kind, and the symbol exists only as a type, so the cast is safe.
  return NUMBERS[kind] as number as KindNumber<Kind>
}

/** Kinds by their numbers. The keys of the table above are the kinds, so the cast is safe. */
const KINDS = new Map<number, ObjectKind>(Object.entries(NUMBERS).map(([kind, number]) => [number, kind as ObjectKind]))

/** Returns the kind with this number; undefined for a number that the site has no objects of. */
export function kindNumbered(number: number): ObjectKind | undefined {
  return KINDS.get(number)
}

/** Returns the kind that a stored number stands for. */
export function kindOf<Kind extends ObjectKind>(number: KindNumber<Kind>): Kind {
  // The type of the number names its kind, so the cast is safe.
  return KINDS.get(number) as Kind
}

/** A row as its store returns it: with the kind of its object instead of the number. */
export type WithKind<Row extends { object_type: KindNumber }> = Omit<Row, 'object_type'> & {
  object_type: Row['object_type'] extends KindNumber<infer Kind> ? Kind : never
}

/** Replaces the number of a kind in a stored row with the name of the kind. */
export function withKind<Kind extends ObjectKind, Row extends object>(
  row: Row & { object_type: KindNumber<Kind> },
): Omit<Row, 'object_type'> & { object_type: Kind } {
  return { ...row, object_type: kindOf(row.object_type) }
}
