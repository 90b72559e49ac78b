export { loadTag, loadTagEdit, loadTagInfo, tagHead } from './load-tag.ts'
export { TagScreen } from './tag-screen.tsx'
