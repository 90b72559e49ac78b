import type { EditorStrings } from './editor-strings.ts'

/** Keys of a catalogue with the editor's texts. */
export type EditorMessageKey =
  | 'toolbar'
  | 'heading'
  | 'heading_level'
  | 'bold'
  | 'italic'
  | 'code'
  | 'link'
  | 'quote'
  | 'image'
  | 'table'
  | 'bulleted_list'
  | 'numbered_list'
  | 'indent'
  | 'outdent'
  | 'rule'
  | 'more_tools'
  | 'help'
  | 'preview'
  | 'preview_empty'
  | 'preview_loading'
  | 'preview_failed'
  | 'try_again'
  | 'foot'
  | 'foot_images'
  | 'foot_drop'
  | 'characters_left'
  | 'characters_over'
  | 'cancel'
  | 'required'
  | 'insert_link'
  | 'link_url'
  | 'link_url_empty'
  | 'link_name'
  | 'insert_code'
  | 'code_text'
  | 'code_empty'
  | 'code_language'
  | 'insert_image'
  | 'image_url'
  | 'image_url_empty'
  | 'image_file'
  | 'image_empty'
  | 'image_description'
  | 'image_description_help'
  | 'uploading'
  | 'uploads'
  | 'cancel_upload'
  | 'only_image'
  | 'max_size'
  | 'upload_failed'
  | 'insert_table'
  | 'table_rows'
  | 'table_columns'
  | 'table_number'
  | 'table_head'
  | 'people'
  | 'people_offered'
  | 'help_title'
  | 'help_keys'
  | 'help_more'

/** Looks up a text in a catalogue and fills in its values. */
export type TranslateEditor = (key: EditorMessageKey, values?: Readonly<Record<string, string | number>>) => string

/**
 * Builds the editor's texts from an app's catalogue.
 *
 * @param translate lookup function; called with plain keys, and with values if a text has placeholders
 */
export function editorStringsFrom(translate: TranslateEditor): EditorStrings {
  return {
    toolbar: translate('toolbar'),
    heading: translate('heading'),
    headingLevel: (level) => translate('heading_level', { level }),
    bold: translate('bold'),
    italic: translate('italic'),
    code: translate('code'),
    link: translate('link'),
    quote: translate('quote'),
    image: translate('image'),
    table: translate('table'),
    bulletedList: translate('bulleted_list'),
    numberedList: translate('numbered_list'),
    indent: translate('indent'),
    outdent: translate('outdent'),
    rule: translate('rule'),
    moreTools: translate('more_tools'),
    help: translate('help'),
    preview: translate('preview'),
    previewEmpty: translate('preview_empty'),
    previewLoading: translate('preview_loading'),
    previewFailed: translate('preview_failed'),
    tryAgain: translate('try_again'),
    foot: translate('foot'),
    footImages: (size) => translate('foot_images', { size }),
    footDrop: translate('foot_drop'),
    charactersLeft: (count) => translate('characters_left', { count }),
    charactersOver: (count) => translate('characters_over', { count }),
    cancel: translate('cancel'),
    required: translate('required'),
    insertLink: translate('insert_link'),
    linkUrl: translate('link_url'),
    linkUrlEmpty: translate('link_url_empty'),
    linkName: translate('link_name'),
    insertCode: translate('insert_code'),
    codeText: translate('code_text'),
    codeEmpty: translate('code_empty'),
    codeLanguage: translate('code_language'),
    insertImage: translate('insert_image'),
    imageUrl: translate('image_url'),
    imageUrlEmpty: translate('image_url_empty'),
    imageFile: translate('image_file'),
    imageEmpty: translate('image_empty'),
    imageDescription: translate('image_description'),
    imageDescriptionHelp: translate('image_description_help'),
    uploading: (name) => translate('uploading', { name }),
    uploads: translate('uploads'),
    cancelUpload: (name) => translate('cancel_upload', { name }),
    onlyImage: translate('only_image'),
    maxSize: (size) => translate('max_size', { size }),
    uploadFailed: (name) => translate('upload_failed', { name }),
    insertTable: translate('insert_table'),
    tableRows: translate('table_rows'),
    tableColumns: translate('table_columns'),
    tableNumber: (max) => translate('table_number', { max }),
    tableHead: translate('table_head'),
    people: translate('people'),
    peopleOffered: (count) => translate('people_offered', { count }),
    helpTitle: translate('help_title'),
    helpKeys: translate('help_keys'),
    helpMore: translate('help_more'),
  }
}
