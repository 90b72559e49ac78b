/** All texts of the editor. */
export interface EditorStrings {
  /** Accessible name of the toolbar. */
  toolbar: string
  heading: string
  /** Entry of the heading menu; levels 1 to 6. */
  headingLevel: (level: number) => string
  bold: string
  italic: string
  code: string
  link: string
  quote: string
  image: string
  table: string
  bulletedList: string
  numberedList: string
  indent: string
  outdent: string
  /** Moves the line, or the list item with its nested items. */
  moveUp: string
  moveDown: string
  /** Shown at the handle of a block or list item. */
  dragBlock: string
  rule: string
  /** The menu of less used tools. */
  moreTools: string
  help: string
  preview: string
  /** Switch that puts the preview beside the text. */
  previewBeside: string
  previewEmpty: string
  previewLoading: string
  previewFailed: string
  tryAgain: string
  /** Text below the editor. */
  foot: string
  /** Below the text, if images can be uploaded. */
  footImages: (size: number) => string
  /** Appended to `footImages` on devices with a mouse; begins with the comma. */
  footDrop: string
  /** Announced near the limit of the text. */
  charactersLeft: (count: number) => string
  /** Announced beyond the limit of the text. */
  charactersOver: (count: number) => string
  cancel: string
  /** Error for an empty required field in a panel of a feature. The editor's own dialogs have specific errors. */
  required: string
  /** Title and button of the dialog. */
  insertLink: string
  linkUrl: string
  linkUrlEmpty: string
  linkName: string
  /** Name of the list of languages, and text of the button on the line of a fence. */
  codeLanguage: string
  /** First entry of the list of languages: code without a language. */
  codeNoLanguage: string
  /** Announced when the list of languages opens or its number of entries changes. */
  codeLanguagesOffered: (count: number) => string
  /** Title and button of the dialog. */
  insertImage: string
  imageUrl: string
  imageUrlEmpty: string
  imageFile: string
  imageEmpty: string
  imageDescription: string
  imageDescriptionHelp: string
  /** Label of the field for the description of an image that has none. */
  describeImage: (name: string) => string
  /** Closes the field of `describeImage` without a description. */
  describeLater: string
  /** Closes the field of `describeImage` once there is a description. */
  describeDone: string
  /** Announced when the field of `describeImage` opens after an upload, while the focus stays in the text. */
  describeAsked: (name: string) => string
  /**
   * Text of the button below the editor that says how many images have no description. The button opens the field of
   * `describeImage`.
   */
  imagesUndescribed: (count: number) => string
  /** Placeholder in the text until the image is uploaded. */
  uploading: (name: string) => string
  /** Accessible name of the list of running uploads. */
  uploads: string
  /**
   * Accessible name of the button that cancels an upload. It must begin with the text of `cancel`, which the button
   * shows.
   */
  cancelUpload: (name: string) => string
  onlyImage: string
  /** Error for an image that is larger than this many megabytes. */
  maxSize: (size: number) => string
  /** Error for an image that could not be stored; names its file. */
  uploadFailed: (name: string) => string
  /** Title and button of the dialog. */
  insertTable: string
  tableRows: string
  tableColumns: string
  /** Error for a new table whose number of rows or columns is out of range. */
  tableNumber: (max: number) => string
  /** Text in the head of a new table; a number follows it. */
  tableHead: string
  /** Name of a TeX block in the slash menu. */
  formula: string
  /** Accessible name of the menu that a slash opens. */
  blocks: string
  /** Announced when the menu opens or its number of entries changes. */
  blocksOffered: (count: number) => string
  /** Accessible name of the list of people who can be mentioned. */
  people: string
  /** Announced when the list opens or its number of entries changes. */
  peopleOffered: (count: number) => string
  /** Accessible name of the help panel. */
  helpTitle: string
  /** Note in the help panel about Tab, Escape and the keys that move lines. On a Mac, `⌥` replaces `Alt+` in it. */
  helpKeys: string
  /** Link shown if `helpHref` is given. */
  helpMore: string
}

/** English texts, used where an app gives none. */
export const englishEditorStrings: EditorStrings = {
  toolbar: 'Formatting',
  heading: 'Heading',
  headingLevel: (level) => `Heading ${level}`,
  bold: 'Bold',
  italic: 'Italic',
  code: 'Code',
  link: 'Link',
  quote: 'Quote',
  image: 'Image',
  table: 'Table',
  bulletedList: 'Bulleted list',
  numberedList: 'Numbered list',
  indent: 'Indent',
  outdent: 'Outdent',
  moveUp: 'Move up',
  moveDown: 'Move down',
  dragBlock: 'Drag to move. Alt+↑ and Alt+↓ move, too.',
  rule: 'Horizontal rule',
  moreTools: 'More tools',
  help: 'Markdown help',
  preview: 'Preview',
  previewBeside: 'Preview beside the text',
  previewEmpty: 'What you write is shown here as readers will see it.',
  previewLoading: 'Loading the preview…',
  previewFailed: 'The preview did not load. Your text is kept.',
  tryAgain: 'Try again',
  foot: 'Markdown',
  footImages: (size) => `Markdown · images up to ${size} MB`,
  footDrop: ', drop or paste',
  charactersLeft: (count) => (count === 1 ? `${count} character left` : `${count} characters left`),
  charactersOver: (count) => (count === 1 ? `${count} character too many` : `${count} characters too many`),
  cancel: 'Cancel',
  required: 'Cannot be empty.',
  insertLink: 'Insert link',
  linkUrl: 'Address',
  linkUrlEmpty: 'Enter an address.',
  linkName: 'Words shown',
  codeLanguage: 'Language',
  codeNoLanguage: 'No language',
  codeLanguagesOffered: (count) =>
    count === 1 ? `${count} language. Press Enter to choose it.` : `${count} languages. Arrow keys choose.`,
  insertImage: 'Insert image',
  imageUrl: 'Address',
  imageUrlEmpty: 'Enter an address.',
  imageFile: 'Files from this device',
  imageEmpty: 'Enter an address or choose a file.',
  imageDescription: 'Description',
  imageDescriptionHelp: 'What the image shows, for those who cannot see it.',
  describeImage: (name) => `What does ${name} show?`,
  describeLater: 'Not now',
  describeDone: 'Done',
  describeAsked: (name) => `${name} is in the text. Below it is a field for a description.`,
  imagesUndescribed: (count) =>
    count === 1 ? `${count} image has no description` : `${count} images have no description`,
  uploading: (name) => `Uploading ${name}…`,
  uploads: 'Uploads',
  cancelUpload: (name) => `Cancel uploading ${name}`,
  onlyImage: 'Only images can be uploaded.',
  maxSize: (size) => `The file is larger than ${size} MB.`,
  uploadFailed: (name) => `${name} was not uploaded. Try again, or use a smaller image.`,
  insertTable: 'Insert table',
  tableRows: 'Rows',
  tableColumns: 'Columns',
  tableNumber: (max) => `Enter a whole number from 1 to ${max}.`,
  tableHead: 'Column',
  formula: 'Formula',
  blocks: 'Insert a block',
  blocksOffered: (count) => (count === 1 ? `${count} block. Enter inserts it.` : `${count} blocks. Arrow keys choose.`),
  people: 'People to mention',
  peopleOffered: (count) =>
    count === 1 ? `${count} person to mention. Arrow keys choose.` : `${count} people to mention. Arrow keys choose.`,
  helpTitle: 'Writing in Markdown',
  helpKeys:
    'Tab moves on; inside a list it indents. Escape, then Tab always leaves the text. Alt+↑ and Alt+↓ move a line or list item.',
  helpMore: 'More about Markdown',
}
