export { MarkdownEditor, type MarkdownEditorHandle, type MarkdownEditorProps } from './markdown-editor.tsx'
export { englishEditorStrings, type EditorStrings } from './strings/editor-strings.ts'
export { editorStringsFrom, type EditorMessageKey, type TranslateEditor } from './strings/editor-strings-from.ts'
export type { RenderPreview } from './preview/preview-scheduler.ts'
export { useDraft, type UsedDraft, type UseDraftOptions } from './use-draft.ts'
export { MentionField, type MentionFieldProps } from './mentions/mention-field.tsx'
export {
  type EditorBlock,
  type EditorPanelProps,
  type EditorTool,
  type FaceFeature,
  type ToolChoice,
  type ToolLabel,
} from './react-feature.ts'
export { formulas } from './formulas.ts'
export { InsertDialog, type InsertDialogProps } from './dialogs/insert-dialog.tsx'
export { defineEditorFeature, opensPanel } from '../feature.ts'
export { mentionedIn, type FindPeople, type Mentionable } from '../mentions/mention-text.ts'
export { ImageNotStored, type StoreImage } from '../store-image.ts'
