import { insertBlock, type TextCommand } from './text-state.ts'

/** Turns the selection into a block of TeX between `$$`, and puts it under the cursor. */
export const formula: TextCommand = (state) => {
  const tex = state.text.slice(state.from, state.to)
  return insertBlock(state, `$$\n${tex}\n$$`, { from: 3, to: 3 + tex.length })
}
