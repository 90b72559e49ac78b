import { chooseWrapping, isWrapped } from '../../../shell/document/code-wrap.ts'
import * as styles from './code-tools.css.ts'

/** Toggles line wrapping in all code blocks, and updates the buttons. */
export function switchWrapping(): void {
  chooseWrapping(!isWrapped())
  for (const button of document.querySelectorAll(`.${CSS.escape(styles.tool)}[aria-pressed]`)) {
    button.ariaPressed = String(isWrapped())
  }
}
