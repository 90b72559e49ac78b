import { ROW } from '../../shell/keys/row-attribute.ts'
import { ACT_ROWS } from '../../shell/keys/screen-acts.ts'
import { matching } from './suggestion-entries.ts'

/** An act that the current screen offers by a button or link. */
export interface ScreenAct {
  label: string
  /** The object it acts on, or why it cannot be used now. */
  hint?: string
  /** True if it cannot be used now. */
  refused: boolean
  element: HTMLElement
}

/** Acts shown for a text. */
const MOST = 8

/**
 * Lists the acts of the current screen: the buttons and links of its marked rows, those in menus included. Those of the
 * post around an element come first, or of the first post in view.
 *
 * @param from what had the focus before the palette
 */
export function actsOnScreen(from: Element | null): ScreenAct[] {
  const posts = [...document.querySelectorAll(`main [${ROW}]`)]
  const near = from?.closest(`[${ROW}]`) ?? posts.find((post) => post.getBoundingClientRect().bottom > 0)
  const acts = [...document.querySelectorAll<HTMLElement>(ACT_ROWS)].flatMap((row) =>
    (row.matches('button') ? [row] : [...row.querySelectorAll<HTMLElement>('button, a[href]')]).map(actOf),
  )
  const isNear = ({ element }: ScreenAct) => near?.contains(element) ?? false
  return [...acts.filter(isNear), ...acts.filter((act) => !isNear(act))].filter(({ label }) => label !== '')
}

/** The acts whose words begin with a text; for an empty one the first ones. */
export function matchingActs(acts: readonly ScreenAct[], text: string): ScreenAct[] {
  return text === '' ? acts.slice(0, MOST) : matching(acts, text, MOST)
}

/** Does an act as its own button would, and leaves the focus there. */
export function perform({ element }: Pick<ScreenAct, 'element'>): void {
  // A menu opens, so that what its entry says is seen, and a dialog gives the focus back to it.
  element.closest('details')?.setAttribute('open', '')
  element.focus()
  element.click()
}

function actOf(element: HTMLElement): ScreenAct {
  const refused = element.ariaDisabled === 'true'
  // The kit puts the reason at the end of the button.
  const reason = refused ? (element.lastElementChild?.textContent ?? '') : ''
  const words = element.ariaLabel ?? wordsOf(element)
  const label = reason !== '' && words.endsWith(reason) ? words.slice(0, -reason.length).replace(/[.\s]+$/, '') : words
  const subject = element.closest('article')?.ariaLabel ?? ''
  const hint = reason === '' ? subject : reason
  return { label, ...(hint !== '' && { hint }), refused, element }
}

/** The text of a button without what screen readers do not read, and without its key. */
function wordsOf(element: HTMLElement): string {
  const copy = element.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return ''
  for (const silent of copy.querySelectorAll('[aria-hidden="true"], kbd, svg')) silent.remove()
  const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT)
  const words: string[] = []
  while (texts.nextNode()) words.push(texts.currentNode.textContent?.trim() ?? '')
  return words.filter((word) => word !== '').join(' ')
}
