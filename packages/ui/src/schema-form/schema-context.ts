import type { ComponentType, ReactNode } from 'react'
import type { UploadOutcome } from '../image-upload/image-upload.tsx'
import type { SuggestTags } from '../tag-input/use-suggestions.ts'
import type { FormButton, FormErrors, FormField, FormUpload, FormValues } from './form-field.ts'

/** Props of the control of a Markdown field. It takes help and error from the `Field` around it. */
export interface MarkdownControlProps {
  /** The field's title. */
  label: string
  value: string
  /** Called with the changed text. */
  onChange: (value: string) => void
  /** Height in lines. */
  rows: number
  placeholder: string | undefined
  /** Maximum length in Unicode code points, so that a simple emoji counts as one character. */
  maxLength: number | undefined
}

/** Functions and settings a form needs from the app. */
export interface SchemaFormContext {
  /** Language of the fields' texts, such as `zh_CN`. Default `en_US`. */
  language?: string | undefined
  /** Uploads an image; without it an upload field takes the address as text. */
  upload?: ((file: File, field: FormUpload) => Promise<UploadOutcome>) | undefined
  /** Finds tags; pass the same function in every render. Without it only typed tags can be added. */
  suggestTags?: SuggestTags | undefined
  /** Edits Markdown fields. Without it, and if they are disabled or read-only, they are plain text fields. */
  MarkdownControl?: ComponentType<MarkdownControlProps> | undefined
  /** Handles a button. The button is busy until the promise settles; the app reports the result. */
  onAction?: ((field: FormButton) => void | Promise<unknown>) | undefined
}

/** Props of {@link SchemaFields}. */
export interface SchemaFieldsProps extends SchemaFormContext {
  fields: readonly FormField[]
  values: FormValues
  /** Called with all values and the name of the changed field. */
  onChange: (values: FormValues, name: string) => void
  /** Errors shown at the fields, from {@link checkFields} or from a server. */
  errors?: FormErrors | undefined
  /** Shown below fields, by field name, such as a preview of the value. */
  below?: Readonly<Record<string, ReactNode>> | undefined
  disabled?: boolean | undefined
  /** True if values can be read and copied but not changed. */
  readOnly?: boolean | undefined
}
