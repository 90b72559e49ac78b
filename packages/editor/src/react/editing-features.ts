import { code, fence } from '../commands/code.ts'
import type { TextCommand } from '../commands/text-state.ts'
import { defineEditorFeature, opensPanel } from '../feature.ts'
import { standardFeatures } from '../standard-features.ts'
import { LinkDialog, TableDialog } from './dialogs/dialogs.tsx'
import { ImageDialog } from './dialogs/image-dialog.tsx'
import type { FaceFeature } from './react-feature.ts'

/** Turns a selection into code. Without a selection and outside code, inserts an empty block. */
const codeOrBlock: TextCommand = (state) => {
  const next = code(state)
  const wraps = next !== null && next.text.length > state.text.length
  return state.from === state.to && wraps ? fence('', '')(state) : next
}

const dialogs = defineEditorFeature<FaceFeature>({
  name: 'dialogs',
  commands: {
    link: opensPanel('link'),
    image: opensPanel('image'),
    table: opensPanel('table'),
    code: codeOrBlock,
  },
  panels: { link: LinkDialog, image: ImageDialog, table: TableDialog },
})

/** Commands and dialogs of every React editor. */
export const editingFeatures: readonly FaceFeature[] = [...standardFeatures, dialogs]
