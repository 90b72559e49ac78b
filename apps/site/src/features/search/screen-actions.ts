import { ROW } from '../../shell/keys/row-attribute.ts'
import { ACTION_ROWS } from '../../shell/keys/screen-actions.ts'
import { matching } from './suggestion-entries.ts'

/** An action that a button or link of the current screen offers. */
export interface ScreenAction {
  label: string
  /** The object of the action, or why it is not available now. */
  hint?: string
  /** True if the action is not available now. */
  refused: boolean
  element: HTMLElement
}

/** Maximum number of actions shown for a text. */
const MAX_ACTIONS = 8

/**
 * Lists the actions of the current screen: the buttons and links in its marked rows, including those in menus. The
 * actions of the post that contains `from` come first. If `from` is not in a post, the actions of the first visible
 * post come first.
 *
 * @param from the element that had the focus before the search field
 */
export function actionsOnScreen(from: Element | null): ScreenAction[] {
  const posts = [...document.querySelectorAll(`main [${ROW}]`)]
  const near = from?.closest(`[${ROW}]`) ?? posts.find((post) => post.getBoundingClientRect().bottom > 0)
  const actions = [...document.querySelectorAll<HTMLElement>(ACTION_ROWS)].flatMap((row) =>
    (row.matches('button') ? [row] : [...row.querySelectorAll<HTMLElement>('button, a[href]')]).map(actionOf),
  )
  const isNear = ({ element }: ScreenAction) => near?.contains(element) ?? false
  return [...actions.filter(isNear), ...actions.filter((action) => !isNear(action))].filter(({ label }) => label !== '')
}

/** Returns the actions that match a text, or the first actions if the text is empty. */
export function matchingActions(actions: readonly ScreenAction[], text: string): ScreenAction[] {
  return text === '' ? actions.slice(0, MAX_ACTIONS) : matching(actions, text, MAX_ACTIONS)
}

/** Performs an action by focusing and clicking its button or link. */
export function perform({ element }: Pick<ScreenAction, 'element'>): void {
  // Opens the menu, so that the entry's feedback is visible and a dialog can return the focus to it.
  element.closest('details')?.setAttribute('open', '')
  element.focus()
  element.click()
}

function actionOf(element: HTMLElement): ScreenAction {
  const refused = element.ariaDisabled === 'true'
  // The component kit appends the reason to the button's content.
  const reason = refused ? (element.lastElementChild?.textContent ?? '') : ''
  const words = element.ariaLabel ?? wordsOf(element)
  const label = reason !== '' && words.endsWith(reason) ? words.slice(0, -reason.length).replace(/[.\s]+$/, '') : words
  const subject = element.closest('article')?.ariaLabel ?? ''
  const hint = reason === '' ? subject : reason
  return { label, ...(hint !== '' && { hint }), refused, element }
}

/** Returns the text of a button or link, omitting its shortcut and whatever is hidden from screen readers. */
function wordsOf(element: HTMLElement): string {
  const copy = element.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return ''
  for (const silent of copy.querySelectorAll('[aria-hidden="true"], kbd, svg')) silent.remove()
  const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT)
  const words: string[] = []
  while (texts.nextNode()) words.push(texts.currentNode.textContent?.trim() ?? '')
  return words.filter((word) => word !== '').join(' ')
}
