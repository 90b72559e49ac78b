import { copyText } from '@quandary/ui'
import * as styles from './code-tools.css.ts'

/** Words of the tools. */
export interface CodeToolWords {
  copy: string
  copied: string
  failed: string
}

const SAID_MS = 2000

/** Gives every framed block of code in a text its copy button. Blocks that have it already are left alone. */
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
    }, SAID_MS)
  }
  button.addEventListener('click', () => void copy())
  return button
}
