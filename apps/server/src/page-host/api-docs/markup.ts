import { escapeHtml } from '@quandary/markdown/escape'

/** HTML that is already escaped. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Piece = Markup | string | number | readonly Piece[]

function write(piece: Piece): string {
  if (piece instanceof Markup) return piece.text
  if (typeof piece === 'string' || typeof piece === 'number') return escapeHtml(String(piece))
  return piece.map(write).join('')
}

/** Builds markup from a template; values that are not markup are escaped. */
export function html(parts: TemplateStringsArray, ...pieces: Piece[]): Markup {
  return new Markup(parts.map((part, index) => part + write(pieces[index] ?? '')).join(''))
}

/** Renders a sentence of the contract as HTML; text in backticks becomes code. */
export function prose(text: string): Markup {
  return html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`
}
