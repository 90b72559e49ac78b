/** Messages of one area in one language: flat keys, i18next texts with `{{placeholders}}`. */
export type Messages = Readonly<Record<string, string>>

type SingularKey<M extends Messages> = Extract<keyof M, `${string}_one`>

type PluralName<M extends Messages> =
  Extract<keyof M, string> extends infer K ? (K extends `${infer Name}_other` ? Name : never) : never

type FurtherForm<M extends Messages> = `${PluralName<M>}_${'zero' | 'two' | 'few' | 'many'}`

/**
 * The keys a catalogue in another language must have to match `M`. Singular forms (`…_one`) are optional, because some
 * languages have only one plural form. Further forms are allowed, because other languages have up to six (Arabic).
 */
export type Catalogue<M extends Messages> = Readonly<
  Record<Exclude<keyof M, SingularKey<M>>, string> &
    Partial<Record<SingularKey<M> | Exclude<FurtherForm<M>, keyof M>, string>>
>

type WithoutPluralForm<K extends string> = K extends `${infer Base}_${'zero' | 'one' | 'other'}` ? Base : K

/**
 * The keys a caller may use: plural forms (`…_one`, `…_other`, and `…_zero` for none) count as one key without the
 * suffix.
 */
export type MessageKey<M extends Messages> = WithoutPluralForm<Extract<keyof M, string>>

type NamesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | NamesIn<Rest> : never

type TextOf<M extends Messages, K extends string> =
  | (K extends keyof M ? M[K] : never)
  | (`${K}_other` extends keyof M ? M[`${K}_other`] | 'plural {{count}}' : never)

type IsUnion<T, Whole = T> = [T] extends [never]
  ? false
  : T extends unknown
    ? [Whole] extends [T]
      ? false
      : true
    : never

/** A value of a placeholder. */
export type MessageValue = string | number

/**
 * The values a message needs. For a literal key every placeholder of its English text is required; for a key known only
 * at run time (a union) the compiler does not check the values.
 */
export type MessageValues<M extends Messages, K extends string> =
  true extends IsUnion<K>
    ? [values?: Readonly<Record<string, MessageValue>>]
    : [NamesIn<TextOf<M, K>>] extends [never]
      ? []
      : [values: Readonly<Record<NamesIn<TextOf<M, K>>, MessageValue>>]

/** Returns the text of a key in the language of its {@link I18n}. */
export type Translate<M extends Messages> = <K extends MessageKey<M>>(key: K, ...values: MessageValues<M, K>) => string

/**
 * True if a text known only at run time is a key of these messages.
 *
 * @param messages catalogue in any language
 * @param key for example a reason code of an API response, or `field.` and a field name
 */
export function hasMessage<M extends Messages>(messages: M, key: string): key is MessageKey<M> {
  return Object.hasOwn(messages, key) || Object.hasOwn(messages, `${key}_other`)
}
