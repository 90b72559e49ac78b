import type { MarkdownIt, StateCore, Token } from 'markdown-it'

const marker = /^\[([ xX])\]\s/

// Posts may not contain inputs, so a character stands for a checkbox. Screen readers announce the character as well.
const boxes = { open: '☐', done: '☑' }

const itemClass = 'task-list-item'
const listClass = 'contains-task-list'

function markItem(state: StateCore, item: Token, inline: Token): boolean {
  const first = inline.children?.[0]
  const found = first?.type === 'text' ? marker.exec(first.content) : null
  if (!first || !found || !inline.children) return false
  const box = new state.Token('task_box', '', 0)
  box.content = found[1] === ' ' ? boxes.open : boxes.done
  first.content = first.content.slice(2 + (found[1]?.length ?? 0))
  inline.children.unshift(box)
  item.attrSet('class', itemClass)
  return true
}

function markTaskLists(state: StateCore): void {
  const lists: Token[] = []
  state.tokens.forEach((token, index) => {
    if (token.type.endsWith('_list_open')) lists.push(token)
    if (token.type.endsWith('_list_close')) lists.pop()
    if (token.type !== 'list_item_open' || state.tokens[index + 1]?.type !== 'paragraph_open') return
    const inline = state.tokens[index + 2]
    if (inline?.type === 'inline' && markItem(state, token, inline)) lists.at(-1)?.attrSet('class', listClass)
  })
}

/** Renders items that begin with `[ ]` or `[x]` with a checkbox (GFM task lists). */
export function taskLists(md: MarkdownIt): void {
  md.core.ruler.after('inline', 'task_lists', markTaskLists)
  md.renderer.rules['task_box'] = (tokens, index) =>
    `<span class="task-list-box">${tokens[index]?.content ?? ''}</span>`
}
