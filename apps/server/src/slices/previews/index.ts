import { defineSlice } from '../slice.ts'

export { readQuestionPreview, readSitePreview } from './read-preview.ts'

/** Pictures for link previews. They are stored next to the uploads and can be redrawn at any time. */
export const previews = defineSlice({ name: 'previews', migrations: [], routes: () => ({}) })
