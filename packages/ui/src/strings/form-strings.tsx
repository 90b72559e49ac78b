'use client'

import { createContext, useContext, useMemo, type ReactNode } from 'react'

/**
 * All texts of the larger form components: SchemaForm, Combobox, the pickers, ImageUpload. Separate from UiStrings, so
 * that pages without such forms do not load them.
 */
export interface FormStrings {
  /** Shown if no option matches the typed text. */
  nothingFound: string
  /** Announced with the number of matching options while the user filters a list. */
  choiceCount: (n: number) => string
  /** First entry of a select in which nothing is chosen yet. */
  choose: string
  save: string
  saving: string
  /** Precedes the error message of the form as a whole. */
  notSaved: string
  /** Accessible name of the colour picker next to the text field of a colour. */
  pickColor: string
  chooseImage: string
  replaceImage: string
  removeImage: string
  /** Invites the user to drop a file. Next to the button, except on touch screens. */
  dropImage: string
  uploading: string
  /** Error for a file of the wrong type; names the accepted types. */
  imageType: (types: string) => string
  /** Error for a file that is larger than this many megabytes. */
  imageSize: (megabytes: number) => string
  imageUnreadable: string
  /** Shown when an upload fails and the error has no message. */
  imageFailed: string
  cropTitle: string
  /** Explains how to choose the part of an image. */
  cropHelp: string
  cropZoom: string
  /** Slider that moves the image to the left and right. */
  cropAcross: string
  /** Slider that moves the image up and down. */
  cropDown: string
  /** Confirms the chosen part. */
  cropApply: string
  /** Error for an empty required field. The title is '' for a field without a title. */
  needed: (title: string) => string
  /** Error for a value that a validator refused without a reason. */
  invalid: (title: string) => string
  neededChoice: string
  neededTick: string
  neededImage: string
  neededTag: string
  /** Error for a text with too few characters. */
  tooShort: (min: number) => string
  /** Error for a text with too many characters. */
  tooLong: (max: number) => string
  /** Error for a number below its minimum. */
  tooSmall: (min: number) => string
  /** Error for a number above its maximum. */
  tooLarge: (max: number) => string
  /** Error for a date or time before its minimum, such as `2026-01-31`, `2026-01-31 18:30` or `18:30`. */
  tooEarly: (min: string) => string
  /** Error for a date or time after its maximum. */
  tooLate: (max: string) => string
  notEmail: string
  notAddress: string
  notNumber: string
  notColor: string
  /** Error for a text that does not match the pattern of its field. */
  notPattern: string
  notChoice: string
  notTimeZone: string
}

/** English texts, used if an app provides none. */
export const englishFormStrings: FormStrings = {
  nothingFound: 'Nothing found.',
  choiceCount: (n) => (n === 1 ? '1 choice' : `${n} choices`),
  choose: 'Choose…',
  save: 'Save',
  saving: 'Saving…',
  notSaved: 'Not saved.',
  pickColor: 'Pick a color',
  chooseImage: 'Choose image…',
  replaceImage: 'Replace…',
  removeImage: 'Remove image',
  dropImage: 'or drop it here',
  uploading: 'Uploading…',
  imageType: (types) => `Choose a file of the type ${types}.`,
  imageSize: (megabytes) => `Choose a file of at most ${megabytes} MB.`,
  imageUnreadable: 'This file is not an image that can be read. Choose another one.',
  imageFailed: 'The image was not uploaded. Try again.',
  cropTitle: 'Crop image',
  cropHelp: 'Drag the image, or use the sliders.',
  cropZoom: 'Zoom',
  cropAcross: 'Left and right',
  cropDown: 'Up and down',
  cropApply: 'Use image',
  needed: (title) => (title === '' ? 'Fill this in.' : `${title} cannot be empty.`),
  invalid: (title) => `${title} is invalid.`,
  neededChoice: 'Choose one.',
  neededTick: 'Tick this to go on.',
  neededImage: 'Choose an image.',
  neededTag: 'Add at least one.',
  tooShort: (min) => `Write at least ${min} characters.`,
  tooLong: (max) => `Write at most ${max} characters.`,
  tooSmall: (min) => `Use ${min} or more.`,
  tooLarge: (max) => `Use ${max} or less.`,
  tooEarly: (min) => `Use ${min} or later.`,
  tooLate: (max) => `Use ${max} or earlier.`,
  notEmail: 'Write an address such as ruth@example.com.',
  notAddress: 'Write an address that starts with http:// or https://.',
  notNumber: 'Write a number.',
  notColor: 'Write a color such as #0033ff.',
  notPattern: 'This does not have the form that is asked for.',
  notChoice: 'Choose one of the list.',
  notTimeZone: 'Choose a time zone of the list.',
}

const FormStringsContext = createContext<FormStrings>(englishFormStrings)

/** Props of {@link FormStringsProvider}. */
export interface FormStringsProviderProps {
  /** Texts to override; the rest is inherited from the provider above. */
  strings: Partial<FormStrings>
  children: ReactNode
}

/** Overrides texts of SchemaForm, Combobox, the pickers and ImageUpload for the components inside it. */
export function FormStringsProvider({ strings, children }: FormStringsProviderProps): ReactNode {
  const above = useContext(FormStringsContext)
  const merged = useMemo(() => ({ ...above, ...strings }), [above, strings])
  return <FormStringsContext value={merged}>{children}</FormStringsContext>
}

/** Returns the texts of the larger form components from the nearest provider. */
export function useFormStrings(): FormStrings {
  return useContext(FormStringsContext)
}
