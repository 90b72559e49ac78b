import { copyText } from '@quandary/ui'
import * as styles from './code-tools.css.ts'

/** Texts of the copy button. */
export interface CodeToolWords {
  copy: string
  copied: string
  failed: string
}

const COPIED_MS = 2000

/** Adds a copy button to every framed code block in a text. Blocks that already have one are skipped. */
export function addCodeTools(text: HTMLElement, words: CodeToolWords): void {
  for (const frame of text.querySelectorAll(`.${CSS.escape(styles.frame)}`)) {
    const [head, block] = frame.children
    if (head instanceof HTMLElement && block !== undefined && head.querySelector('button') === null) {
      head.append(copyButton(block, words))
    }
  }
}

function copyButton(block: Element, words: CodeToolWords): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = styles.copy
  button.textContent = words.copy
  button.setAttribute('aria-live', 'polite')
  const copy = async () => {
    const done = await copyText(block.textContent)
    button.textContent = done ? words.copied : words.failed
    setTimeout(() => {
      button.textContent = words.copy
    }, COPIED_MS)
  }
  button.addEventListener('click', () => void copy())
  return button
}
