/*
 * The code that an editor loads once it is in the page, in one file; until then the plain field takes input. The
 * exports are listed by name instead of with `export *`, because bundlers keep every export of a module that is loaded
 * on demand.
 */
export { slashMenu } from '../completions/slash-menu.ts'
export { createEditor } from '../create-editor.ts'
export { fenceLanguages } from '../fences/fence-languages.ts'
export { imageUpload } from '../image-upload.ts'
export { mentions } from '../mentions/mentions.ts'
export { blockHandles } from '../moving/block-handles.ts'
export { pasteAsMarkdown } from '../paste-as-markdown.ts'
export { scrollTogether } from '../scroll-together.ts'
export { editingFeatures } from './editing-features.ts'
export { HelpPanel } from './help-panel.tsx'
export { ImageDescriptions } from './images/image-descriptions.tsx'
export { UploadList } from './images/upload-list.tsx'
export { MenuTool } from './toolbar/menu-tool.tsx'
