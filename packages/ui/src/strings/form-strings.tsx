import { createContext, useContext, useMemo, type ReactNode } from 'react'

/**
 * Every word the larger form parts say by themselves: SchemaForm, Combobox, the pickers, ImageUpload. They stand apart
 * from UiStrings, so that pages without such forms do not carry them.
 */
export interface FormStrings {
  /** Nothing in a list fits what was typed. */
  nothingFound: string
  /** Read out while a list is narrowed down. */
  choiceCount: (n: number) => string
  /** First line of a select in which nothing is chosen yet. */
  choose: string
  save: string
  saving: string
  /** Over the errors of fields that the form does not show. */
  notSaved: string
  /** The swatch beside a colour's text. */
  pickColor: string
  chooseImage: string
  replaceImage: string
  removeImage: string
  /** Beside the button, for a pointer. */
  dropImage: string
  uploading: string
  /** A file is of a wrong type; names those that are taken. */
  imageType: (types: string) => string
  /** A file is larger than allowed, in megabytes. */
  imageSize: (megabytes: number) => string
  imageUnreadable: string
  /** An upload failed without a reason of its own. */
  imageFailed: string
  cropTitle: string
  /** Says how the part of an image is chosen. */
  cropHelp: string
  cropZoom: string
  /** Slider that moves the image to the left and right. */
  cropAcross: string
  /** Slider that moves the image up and down. */
  cropDown: string
  /** Takes the chosen part. */
  cropApply: string
  /** A required field is empty. */
  needed: string
  neededChoice: string
  neededTick: string
  neededImage: string
  neededTag: string
  /** A text has too few characters. */
  tooShort: (min: number) => string
  /** A text has too many characters. */
  tooLong: (max: number) => string
  /** A number is below its minimum. */
  tooSmall: (min: number) => string
  /** A number is above its maximum. */
  tooLarge: (max: number) => string
  notEmail: string
  notAddress: string
  notNumber: string
  notColor: string
  /** A text does not match the pattern of its field. */
  notPattern: string
  notChoice: string
  notTimeZone: string
}

/** The English words used when an app gives none. */
export const englishFormStrings: FormStrings = {
  nothingFound: 'Nothing found.',
  choiceCount: (n) => (n === 1 ? '1 choice' : `${n} choices`),
  choose: 'Choose…',
  save: 'Save',
  saving: 'Saving…',
  notSaved: 'Not saved.',
  pickColor: 'Pick a colour',
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
  needed: 'Fill this in.',
  neededChoice: 'Choose one.',
  neededTick: 'Tick this to go on.',
  neededImage: 'Choose an image.',
  neededTag: 'Add at least one.',
  tooShort: (min) => `Write at least ${min} characters.`,
  tooLong: (max) => `Write at most ${max} characters.`,
  tooSmall: (min) => `Use ${min} or more.`,
  tooLarge: (max) => `Use ${max} or less.`,
  notEmail: 'Write an address such as ruth@example.com.',
  notAddress: 'Write an address that starts with http:// or https://.',
  notNumber: 'Write a number.',
  notColor: 'Write a colour such as #0033ff.',
  notPattern: 'This does not have the form that is asked for.',
  notChoice: 'Choose one of the list.',
  notTimeZone: 'Choose a time zone of the list.',
}

const FormStringsContext = createContext<FormStrings>(englishFormStrings)

/** Props of {@link FormStringsProvider}. */
export interface FormStringsProviderProps {
  /** The words to replace; those left out stay as they are further up. */
  strings: Partial<FormStrings>
  children: ReactNode
}

/** Replaces the words of the larger form parts for everything inside. */
export function FormStringsProvider({ strings, children }: FormStringsProviderProps): ReactNode {
  const above = useContext(FormStringsContext)
  const merged = useMemo(() => ({ ...above, ...strings }), [above, strings])
  return <FormStringsContext value={merged}>{children}</FormStringsContext>
}

/** The words of the larger form parts in force here. */
export function useFormStrings(): FormStrings {
  return useContext(FormStringsContext)
}
