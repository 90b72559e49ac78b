import { WidgetType, type EditorView } from '@codemirror/view'

/** An image instead of its source. A click puts the cursor beside it, which shows the source. */
export class ImageWidget extends WidgetType {
  readonly address: string
  readonly alt: string

  constructor(address: string, alt: string) {
    super()
    this.address = address
    this.alt = alt
  }

  override eq(other: ImageWidget): boolean {
    return other.address === this.address && other.alt === this.alt
  }

  override toDOM(view: EditorView): HTMLElement {
    const image = document.createElement('img')
    image.className = 'cm-rich-image'
    image.src = this.address
    image.alt = this.alt
    image.draggable = false
    // The height is known only once the image has loaded.
    image.addEventListener('load', () => view.requestMeasure())
    return image
  }

  override ignoreEvent(): boolean {
    return false
  }
}

/** A character or symbol shown in place of marks. */
export class SignWidget extends WidgetType {
  readonly sign: string
  readonly className: string

  constructor(sign: string, className: string) {
    super()
    this.sign = sign
    this.className = className
  }

  override eq(other: SignWidget): boolean {
    return other.sign === this.sign && other.className === this.className
  }

  override toDOM(): HTMLElement {
    const sign = document.createElement('span')
    sign.className = this.className
    sign.textContent = this.sign
    return sign
  }

  override ignoreEvent(): boolean {
    return false
  }
}
