import type { UploadOutcome } from '../image-upload/image-upload.tsx'
import type { SuggestTags } from '../tag-input/use-suggestions.ts'
import type { FormButton, FormErrors, FormField, FormUpload, FormValues } from './form-field.ts'

/** What the fields of a form need from the app around them. */
export interface SchemaFormContext {
  /** In which texts of the fields are shown, such as `zh_CN`. Default `en_US`. */
  language?: string | undefined
  /** Sends an image; without it an upload field takes the address as text. */
  upload?: ((file: File, field: FormUpload) => Promise<UploadOutcome>) | undefined
  /** Finds tags; must keep its identity between renders. Without it only what is typed can be added. */
  suggestTags?: SuggestTags | undefined
  /** Does what a button says. It is busy until the promise settles; to tell how it ended is the app's to do. */
  onAction?: ((field: FormButton) => void | Promise<unknown>) | undefined
}

/** Props of {@link SchemaFields}. */
export interface SchemaFieldsProps extends SchemaFormContext {
  fields: readonly FormField[]
  values: FormValues
  /** Told of all values and of the name of the field that changed. */
  onChange: (values: FormValues, name: string) => void
  /** Sentences shown beside the fields, from {@link checkFields} or from a server. */
  errors?: FormErrors | undefined
  disabled?: boolean | undefined
  /** Values can be read and copied, not changed. */
  readOnly?: boolean | undefined
}
