import { copyText } from '@quandary/ui'
import { chooseWrapping, isWrapped } from '../../../shell/document/code-wrap.ts'
import * as styles from './code-tools.css.ts'

const COPIED_MS = 2000

/** Texts of the buttons of a code block. */
export interface CodeToolWords {
  wrap: string
  copy: string
  copied: string
  failed: string
}

/** Copies a code block and says so on its button. */
export async function copyCode(button: HTMLElement, block: Element | null, words: CodeToolWords): Promise<void> {
  const done = await copyText(block?.textContent ?? '')
  button.textContent = done ? words.copied : words.failed
  setTimeout(() => {
    button.textContent = words.copy
  }, COPIED_MS)
}

/** Wraps the lines of all code, or lets them be as long as they are. */
export function switchWrapping(): void {
  chooseWrapping(!isWrapped())
  for (const button of document.querySelectorAll(`.${CSS.escape(styles.tool)}[aria-pressed]`)) {
    button.ariaPressed = String(isWrapped())
  }
}
