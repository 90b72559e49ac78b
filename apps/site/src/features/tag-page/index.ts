export { loadTag, loadTagEdit, loadTagInfo, tagHead } from './load-tag.ts'
export { TagGone } from './tag-gone.tsx'
export { TagScreen } from './tag-screen.tsx'
