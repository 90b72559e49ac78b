import { insertBlock, type TextCommand } from './text-state.ts'

/** Turns the selection into a display formula between `$$` lines and selects its TeX. */
export const formula: TextCommand = (state) => {
  const tex = state.text.slice(state.from, state.to)
  return insertBlock(state, `$$\n${tex}\n$$`, { from: 3, to: 3 + tex.length })
}
