import { formula } from '../commands/formula.ts'
import { defineEditorFeature } from '../feature.ts'
import type { FaceFeature } from './react-feature.ts'

/** Adds a TeX block to the slash menu. Use it if your pages render formulas, for example with `@quandary/markdown`. */
export const formulas: Readonly<FaceFeature> = defineEditorFeature<FaceFeature>({
  name: 'formulas',
  commands: { formula },
  blocks: [{ command: 'formula', label: (strings) => strings.formula, hint: '$$', words: ['math', 'tex'] }],
})
