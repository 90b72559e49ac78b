import './formula-font.css'

/**
 * Prepares the formulas of a text: importing this module loads their font, and paragraphs with wide formulas become
 * focusable so that they can be scrolled by keyboard.
 */
export function prepareFormulas(text: HTMLElement): void {
  for (const block of text.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    if (block.querySelector('math') !== null && block.scrollWidth > block.clientWidth) block.tabIndex = 0
  }
}
