import './formula-font.css'

/**
 * Prepares the formulas of a text: their font comes with this module, and the paragraphs in which wide ones scroll get
 * into the order of the Tab key.
 */
export function prepareFormulas(text: HTMLElement): void {
  for (const block of text.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    if (block.querySelector('math') !== null && block.scrollWidth > block.clientWidth) block.tabIndex = 0
  }
}
