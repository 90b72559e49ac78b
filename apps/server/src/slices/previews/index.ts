import { defineSlice } from '../slice.ts'

export { readQuestionPreview, readSitePreview } from './read-preview.ts'

/** Pictures for previews of links to the site. They lie beside the uploads and can be drawn anew at any time. */
export const previews = defineSlice({ name: 'previews', migrations: [], routes: () => ({}) })
