import { copyText } from '@quandary/ui'
import * as styles from './code-tools.css.ts'

/** Words of the tools. */
export interface CodeToolWords {
  copy: string
  copied: string
  failed: string
  /** Accessible name of a block. */
  block: (language: string) => string
}

const SAID_MS = 2000

/**
 * Gives every block of code in a rendered text a copy button, and a place in the tab order because it scrolls. The
 * button lies over the block, so nothing moves. Blocks that have it already are left alone.
 */
export function addCodeTools(text: HTMLElement, words: CodeToolWords): void {
  for (const block of text.querySelectorAll('pre')) {
    if (block.parentElement?.className === styles.frame) continue
    block.tabIndex = 0
    block.setAttribute('role', 'group')
    block.setAttribute('aria-label', words.block(languageOf(block)))
    const frame = document.createElement('div')
    frame.className = styles.frame
    block.replaceWith(frame)
    frame.append(block, copyButton(block, words))
  }
}

function languageOf(block: HTMLElement): string {
  return /\blanguage-(\S+)/.exec(block.firstElementChild?.className ?? '')?.[1] ?? ''
}

function copyButton(block: HTMLElement, words: CodeToolWords): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = styles.copy
  button.textContent = words.copy
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
