import { formula } from '../commands/formula.ts'
import { defineEditorFeature } from '../feature.ts'
import type { FaceFeature } from './react-feature.ts'

/** Adds a block of TeX to the slash menu, for pages that render formulas, like those of `@quandary/markdown`. */
export const formulas: Readonly<FaceFeature> = defineEditorFeature<FaceFeature>({
  name: 'formulas',
  commands: { formula },
  blocks: [{ command: 'formula', label: (strings) => strings.formula, hint: '$$', words: ['math', 'tex'] }],
})
