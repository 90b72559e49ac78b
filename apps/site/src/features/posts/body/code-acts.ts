import { chooseWrapping, isWrapped } from '../../../shell/document/code-wrap.ts'
import * as styles from './code-tools.css.ts'

/** Wraps the lines of all code, or lets them be as long as they are. */
export function switchWrapping(): void {
  chooseWrapping(!isWrapped())
  for (const button of document.querySelectorAll(`.${CSS.escape(styles.tool)}[aria-pressed]`)) {
    button.ariaPressed = String(isWrapped())
  }
}
