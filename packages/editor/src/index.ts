export { createEditor, type EditorOptions } from './create-editor.ts'
export { type EditorHandle, type ErrorOrigin, type PendingMark, type PendingRange } from './editor-handle.ts'
export { defineEditorFeature, opensPanel, type EditorCommand, type EditorFeature, type FeatureKey } from './feature.ts'
export { standardFeatures } from './standard-features.ts'
export {
  createDraftStore,
  DRAFT_DELAY,
  DRAFT_LIFETIME,
  type Draft,
  type DraftStorage,
  type DraftStore,
  type DraftStoreOptions,
} from './draft-store.ts'
export { imageUpload, type ImageUpload, type ImageUploadOptions, type RunningUpload } from './image-upload.ts'
export { ImageNotStored, type StoreImage } from './store-image.ts'
export { scrollTogether, type ScrollTogetherOptions } from './scroll-together.ts'
export { fenceLanguages, type FenceLanguagesOptions } from './fences/fence-languages.ts'
export { slashMenu, type SlashMenuOptions } from './completions/slash-menu.ts'
export type { SlashBlock } from './completions/matching-blocks.ts'
export { blockHandles, type BlockHandlesOptions } from './moving/block-handles.ts'
export { mentions, type MentionsOptions } from './mentions/mentions.ts'
export {
  matchingPeople,
  mentionAt,
  mentionedIn,
  MAX_MENTIONS,
  type FindPeople,
  type Mentionable,
} from './mentions/mention-text.ts'
export { pasteAsMarkdown, type HtmlToMarkdown, type PasteAsMarkdownOptions } from './paste-as-markdown.ts'
export { IMAGE_TYPES, MAX_IMAGE_BYTES, imageRefusal, type ImageRefusal, type ImageRules } from './image-rules.ts'
export { type TextCommand, type TextState } from './commands/text-state.ts'
export { bold, italic } from './commands/emphasis.ts'
export { code, fence } from './commands/code.ts'
export { formula } from './commands/formula.ts'
export { heading, quote, rule, type HeadingLevel } from './commands/line-blocks.ts'
export {
  image,
  insertImage,
  insertLink,
  isAddress,
  link,
  linkAt,
  URL_PREFIX,
  type FoundLink,
} from './commands/links.ts'
export { bulletList, indent, indentItem, numberList, outdent, outdentItem } from './commands/lists.ts'
export { moveDown, moveUp } from './commands/moves.ts'
export { insertTable, TABLE_LIMITS, type TableSize } from './commands/table.ts'
