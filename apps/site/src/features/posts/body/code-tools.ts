import { codeFrame, copyText } from '@quandary/ui'
import { isWrapped } from '../../../shell/document/code-wrap.ts'
import * as styles from './code-tools.css.ts'

const COPIED_MS = 2000

/** Texts of the buttons of a code block. */
interface CodeToolWords {
  wrap: string
  copy: string
  copied: string
  failed: string
}

/**
 * Adds buttons to every framed code block in a text: one to copy it, and one to wrap lines if a line is longer than the
 * block. Blocks that already have buttons are skipped.
 */
export function addCodeTools(text: HTMLElement, words: CodeToolWords): void {
  const frames = [...text.querySelectorAll(`.${CSS.escape(codeFrame)}:not(:has(button))`)]
  // All blocks are measured before the first gets its buttons, to avoid a forced layout per block.
  const heads = frames.map(({ firstElementChild: head, lastElementChild: block }) => ({
    head,
    block,
    isLong: isLong(block),
  }))
  for (const { head, block, isLong: long } of heads) {
    const tools = document.createElement('span')
    const wrap = button(words.wrap, async () => (await import('./code-actions.ts')).switchWrapping())
    wrap.ariaPressed = String(isWrapped())
    wrap.hidden = !long
    // Not lazily loaded: Safari allows copying only immediately after the click.
    const copy = button(words.copy, async () => {
      const done = await copyText(block?.textContent ?? '')
      copy.textContent = done ? words.copied : words.failed
      setTimeout(() => (copy.textContent = words.copy), COPIED_MS)
    })
    copy.ariaLive = 'polite'
    tools.append(wrap, copy)
    head?.append(tools)
    // Updates the button when the block's width changes. A focused button stays visible, so that it does not lose the
    // focus.
    if (block)
      new ResizeObserver(() => (wrap.hidden = !isLong(block) && wrap !== document.activeElement)).observe(block)
  }
}

/**
 * True if lines are longer than the block is wide. Also true while lines are wrapped, because they cannot be measured
 * then.
 */
function isLong(block: Element | null): boolean {
  return isWrapped() || (block !== null && block.scrollWidth > block.clientWidth)
}

function button(text: string, act: () => Promise<unknown>): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = styles.tool
  made.textContent = text
  made.addEventListener('click', () => void act())
  return made
}
