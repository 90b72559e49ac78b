/** The way a message uses an argument. */
type Use = 'simple' | 'number' | 'date' | 'choice'

type Trim<S extends string> = S extends ` ${infer Rest}` | `\n${infer Rest}`
  ? Trim<Rest>
  : S extends `${infer Rest} ` | `${infer Rest}\n`
    ? Trim<Rest>
    : S

/** Removes quoted parts, whose braces do not open an argument: `'{'`. */
type Unquoted<S extends string> = S extends `${infer Before}'{${string}'${infer After}`
  ? Unquoted<`${Before}${After}`>
  : S extends `${infer Before}'}${string}'${infer After}`
    ? Unquoted<`${Before}${After}`>
    : S

type UseOf<Kind extends string> = Kind extends 'plural' | 'selectordinal' | 'number'
  ? 'number'
  : Kind extends 'date' | 'time'
    ? 'date'
    : Kind extends 'select'
      ? 'choice'
      : 'simple'

/** Finds the arguments from an opening brace on. */
type Opened<After extends string, Depth extends 0[], Found> = After extends `${infer Head}}${infer Rest}`
  ? Head extends `${infer Name},${infer Format}`
    ? Format extends `${infer Kind},${string}`
      ? Trim<Kind> extends 'plural' | 'select' | 'selectordinal'
        ? After extends `${string},${string},${infer Options}`
          ? Scanned<Options, 'options', [0, ...Depth], Found | [Trim<Name>, UseOf<Trim<Kind>>]>
          : Found
        : Scanned<Rest, 'text', Depth, Found | [Trim<Name>, UseOf<Trim<Kind>>]>
      : Scanned<Rest, 'text', Depth, Found | [Trim<Name>, UseOf<Trim<Format>>]>
    : Scanned<Rest, 'text', Depth, Found | [Trim<Head>, 'simple']>
  : Found

/** Continues after a closing brace: from a text to the options around it, or from options to the text around them. */
type Closed<
  S extends string,
  Place extends 'text' | 'options',
  Depth extends 0[],
  Found,
> = S extends `${string}}${infer Rest}`
  ? Place extends 'text'
    ? Scanned<Rest, 'options', Depth, Found>
    : Depth extends [0, ...infer Outer extends 0[]]
      ? Scanned<Rest, 'text', Outer, Found>
      : Found
  : Found

/**
 * The arguments of a message with their uses. Texts and the options of plurals and selects alternate: a brace in a text
 * opens an argument, and a brace in options opens a text.
 */
type Scanned<
  S extends string,
  Place extends 'text' | 'options',
  Depth extends 0[],
  Found,
> = S extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${string}`
    ? Closed<S, Place, Depth, Found>
    : Place extends 'text'
      ? Opened<After, Depth, Found>
      : Scanned<After, 'text', Depth, Found>
  : Closed<S, Place, Depth, Found>

type Found<Text extends string> = Extract<Scanned<Unquoted<Text>, 'text', [], never>, [string, Use]>

type ValueFor<U> = 'number' extends U
  ? number
  : 'date' extends U
    ? Date | number
    : 'choice' extends U
      ? string
      : string | number

/**
 * The values of an ICU message: a number for `{n, plural, …}`, a date for `{day, date}` and a text for `{kind, select,
 * …}`.
 */
export type IcuValues<Text extends string> = {
  readonly [Name in Found<Text>[0]]: ValueFor<Extract<Found<Text>, [Name, Use]>[1]>
}
