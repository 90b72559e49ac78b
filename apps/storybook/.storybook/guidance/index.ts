import { actions } from './actions.ts'
import { content } from './content.ts'
import { editor } from './editor.ts'
import { feedback } from './feedback.ts'
import { forms } from './forms.ts'
import type { GuidanceByTitle } from './guidance.ts'
import { layout } from './layout.ts'
import { navigation } from './navigation.ts'
import { pickers } from './pickers.ts'

/** Guidance for every component; its page shows it between the description and the properties. */
export const guidance: GuidanceByTitle = {
  ...actions,
  ...content,
  ...editor,
  ...feedback,
  ...forms,
  ...layout,
  ...navigation,
  ...pickers,
}
