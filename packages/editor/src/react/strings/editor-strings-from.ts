import { englishEditorStrings, type EditorStrings } from './editor-strings.ts'

type SnakeCase<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${SnakeCase<Rest>}`
  : Name

/** Keys of a catalogue with the editor's texts: `bulleted_list` for `bulletedList`. */
export type EditorMessageKey = SnakeCase<keyof EditorStrings>

/** Looks up a text in a catalogue and fills in its values. */
export type TranslateEditor = (key: EditorMessageKey, values?: Readonly<Record<string, string | number>>) => string

type WithValue = {
  [Name in keyof EditorStrings]: EditorStrings[Name] extends string ? never : Name
}[keyof EditorStrings]

/** Name of the value in each text that contains one. */
const VALUES: Readonly<Record<WithValue, string>> = {
  headingLevel: 'level',
  footImages: 'size',
  charactersLeft: 'count',
  charactersOver: 'count',
  codeLanguagesOffered: 'count',
  describeImage: 'name',
  describeAsked: 'name',
  imagesUndescribed: 'count',
  uploading: 'name',
  cancelUpload: 'name',
  maxSize: 'size',
  uploadFailed: 'name',
  tableNumber: 'max',
  blocksOffered: 'count',
  peopleOffered: 'count',
}

/**
 * Builds the editor's texts from an app's catalogue.
 *
 * @param translate lookup function; called with plain keys, and with values if a text has placeholders
 */
export function editorStringsFrom(translate: TranslateEditor): EditorStrings {
  const values: Readonly<Record<string, string | undefined>> = VALUES
  const texts = Object.keys(englishEditorStrings).map((name) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this is how the type makes the keys
    const key = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as EditorMessageKey
    const value = values[name]
    return [name, value === undefined ? translate(key) : (given: string | number) => translate(key, { [value]: given })]
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one of each, as in the English ones
  return Object.fromEntries(texts) as EditorStrings
}
