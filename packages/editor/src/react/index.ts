export { MarkdownEditor, type MarkdownEditorHandle, type MarkdownEditorProps } from './markdown-editor.tsx'
export { englishEditorStrings, type EditorStrings } from './editor-strings.ts'
export { editorStringsFrom, type EditorMessageKey, type TranslateEditor } from './editor-strings-from.ts'
export { type RenderPreview } from './preview-scheduler.ts'
